import { finishedSong } from '../../drivers/songs.ts'
import { becomeMember, changeSession } from '../../drivers/visitor.ts'
import { expectToast } from '../../support/expectToast.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[REM-07 a b d] [REM-08 f] whoever may not remix is told why, for five seconds, and the owner always may', async ({
  page,
  backstage,
  browser,
}) => {
  await becomeMember(page)
  const [id = ''] = await backstage.keepTakes(page, { isPublic: true })
  const link = (type: string): string => `/create?song_id=${id}&remix_type=${type}`
  await page.goto(link('extend'))
  await page.getByRole('dialog', { name: 'Remix a song' }).getByRole('button', { name: 'Start remixing' }).click()
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Low Tide')

  const context = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  const other = await context.newPage()
  await other.clock.install()
  await becomeMember(other)
  await other.goto('/create')
  const refused = async (message: string, type: string): Promise<void> => {
    await expectToast(other, () => other.goto(link(type)), { title: 'Cannot remix', message, seconds: 5 })
  }
  await refused('This song cannot be remixed.', 'extend')
  // Its maker opens it in the details of the song, kind by kind.
  const allow = async (switches: string[]): Promise<void> => {
    await page.goto(`/song/${id}/`)
    await page.getByRole('button', { name: 'More for Low Tide' }).first().click()
    await page.getByRole('menuitem', { name: 'Song details' }).click()
    const details = page.getByRole('dialog', { name: 'Song details' })
    for (const name of switches) await details.getByRole('switch', { name }).click()
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details).toBeHidden()
  }
  await allow(['Others may remix it', 'Covers', 'Extensions'])
  await refused('No remix actions are allowed for this song.', 'extend')
  await allow(['Covers'])
  await refused('No supported remix actions are available for this song.', 'extend')

  await other.goto(`/song/${id}/`)
  await other.getByRole('button', { name: 'More for Low Tide' }).first().click()
  await expect(other.getByRole('menuitem', { name: 'Cover' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Extend' })).toBeHidden()
  await allow(['Extensions'])
  await other.reload()
  await other.getByRole('button', { name: 'More for Low Tide' }).first().click()
  await other.getByRole('menuitem', { name: 'Extend' }).click()
  await other.getByRole('dialog', { name: 'Remix a song' }).getByRole('button', { name: 'Start remixing' }).click()
  await expect(other.getByRole('region', { name: 'Continue' })).toContainText('Low Tide')
  await context.close()
})

test('[REM-08 a b c d e] a member is asked once, on another day than the first, half a second after the page is there, and can only answer', async ({
  page,
  browser,
  backstage,
}) => {
  await becomeMember(page)
  const [id = ''] = await backstage.keepTakes(page, { isPublic: true })
  const question = page.getByRole('dialog', { name: 'Let others remix your songs?' })
  await page.clock.install()
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(question).toBeHidden()
  const stranger = await (await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })).newPage()
  await stranger.clock.install()
  await stranger.goto('/explore')
  await expect(stranger.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await stranger.clock.runFor(2000)
  await expect(stranger.getByRole('dialog')).toHaveCount(0)
  await stranger.context().close()
  await changeSession(page, (session) => {
    session.roles.is_day_zero_user = false
  })
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(question).toBeHidden()

  // From when the page knows who is here, it is half a second by a clock that only the test moves.
  let ranMs = 0
  const run = async (ms: number): Promise<void> => {
    ranMs += ms
    await page.clock.runFor(ms)
  }
  await page.clock.pauseAt(new Date(Date.now() + 600_000))
  await page.goto('/explore')
  const menu = page.getByRole('button', { name: 'Profile menu' })
  await expect.poll(() => run(10).then(() => menu.isVisible()), { intervals: [100] }).toBe(true)
  const shownMs = ranMs
  await expect.poll(() => run(10).then(() => question.isVisible()), { intervals: [100] }).toBe(true)
  expect(ranMs).toBeGreaterThanOrEqual(500)
  expect(ranMs - shownMs).toBeLessThan(1000)
  await page.clock.resume()
  const comes = async (): Promise<boolean> => {
    await page.clock.runFor(600)
    return question.isVisible()
  }
  await expect(question.getByRole('button')).toHaveText(['Yes', 'Not now'])
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()

  await page.route('**/api/clips/remix_permissions/', (route) => route.abort())
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question.getByRole('button', { name: 'Yes' })).toBeEnabled()
  await expect(question).toBeVisible()
  expect((await backstage.findSong(id))?.canRemix).toBe(false)
  await page.unroute('**/api/clips/remix_permissions/')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question).toBeHidden()
  expect((await backstage.findSong(id))?.canRemix).toBe(true)
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(question).toBeHidden()

  await page.request.post('/api/user/user_config/', { data: { hasSetRemixPerm: false } })
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await expect.poll(comes, { intervals: [50] }).toBe(true)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  expect((await backstage.findSong(id))?.canRemix).toBe(false)
})

test('[MOD-14] [MOD-16 a b] [MOD-26 a b c d] stems, remaster and persona open from the menu, and ask for the plan without it', async ({
  page,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const [id = ''] = await backstage.keepTakes(page)
  const choose = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More for Low Tide' }).first().click()
    await page.getByRole('menuitem', { name }).click()
  }
  const close = async (name: string): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
  }
  await page.goto(`/song/${id}/`)
  for (const [entry, offer] of [
    ['Get stems', 'Stems come with Pro'],
    ['Create persona', 'Personas come with Pro'],
    ['Remaster', 'Edit mode comes with Pro'],
  ] as const) {
    await choose(entry)
    await expect(page.getByRole('dialog', { name: offer })).toBeVisible()
    await close(offer)
  }
  await backstage.subscribe(page)
  await page.reload()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
  })
  await choose('Get stems')
  const stems = page.getByRole('dialog', { name: 'Get stems' })
  await stems.getByRole('radio', { name: /^Twelve stems/ }).check()
  await stems.getByRole('button', { name: 'Split for 50 credits' }).click()
  await expect.poll(() => sent).toContain(`/api/edit/stems/${id} {"stem_task":"twelve"}`)
  // This staged song has no score, and that is what it says.
  await expect(page.getByText('This song has no notes to work from.')).toBeVisible()
  await close('Get stems')

  await choose('Remaster')
  const remaster = page.getByRole('dialog', { name: 'Remaster' })
  await expect(remaster.getByText('v4.5+', { exact: false }).first()).toBeVisible()
  await remaster.getByRole('radio', { name: 'Subtle' }).check()
  await expect(remaster).toContainText('Every note stays')
  await remaster.getByRole('button', { name: 'Remaster for 10 credits' }).click()
  const wish = { clip_id: id, model_name: 'arioso-v4-5-plus', variation_category: 'subtle' }
  await expect.poll(() => sent).toContain(`/api/generate/upsample ${JSON.stringify(wish)}`)
  await close('Remaster')

  const whole = await backstage.keepWholeSong(page, 'Low Tide')
  await page.goto(`/song/${whole}/`)
  await choose('Remaster')
  await remaster.getByRole('combobox', { name: 'Model' }).click()
  await page.getByRole('option', { name: 'v4', exact: true }).click()
  await remaster.getByRole('button', { name: 'Remaster for 10 credits' }).click()
  await expect(remaster).toBeHidden()
  expect(sent.at(-1)).toContain('"model_name":"arioso-v4"')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Low Tide (Remastered)' })).toBeVisible()
  await page.goto('/me')
  const made = page.getByRole('main').getByRole('article', { name: 'Low Tide (Remastered)' })
  await expect(made).toHaveCount(2)
  await page.goto(`/song/${id}/`)

  await choose('Create persona')
  const persona = page.getByRole('dialog', { name: 'Create a persona' })
  await expect(persona.getByRole('textbox', { name: 'Styles' })).toHaveValue('slow waltz')
  await expect(persona.getByRole('button', { name: 'Create persona' })).toBeDisabled()
  await persona.getByRole('textbox', { name: 'Name' }).fill('Harbour girl')
  await persona.getByRole('button', { name: 'Create persona' }).click()
  await expect(persona).toBeHidden()
  const { personas } = (await (await page.request.get('/api/persona/get-personas/')).json()) as {
    personas: { name: string; root_clip_id: string }[]
  }
  expect(personas).toMatchObject([{ name: 'Harbour girl', root_clip_id: id }])
})

test('[CRE-24 b c d] [CRE-12 d] a link with odd values is put right or refused, and a song is led up to as well as continued', async ({
  page,
  create,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  const id = await backstage.keepWholeSong(page, 'Low Tide')
  const link = (query: string): string => `/create?remix_type=extend&${query}`
  await page.goto(link('song_id=no-song'))
  await expect(page.getByText('This song cannot be remixed.')).toBeVisible()

  const source = page.getByRole('region', { name: 'Continue' })
  const from = source.getByRole('textbox', { name: 'Extend from' })
  await page.goto(
    link(`song_id=${id}&extend_from=00012.5&style=slow%20tango%2C%20bandoneon&lyrics=Line%20one%0ALine%20two`),
  )
  await page.getByRole('dialog', { name: 'Remix a song' }).getByRole('button', { name: 'Start remixing' }).click()
  await expect(from).toHaveValue('00:12')
  await expect(create.styles).toHaveValue('slow tango, bandoneon')
  await expect(create.lyrics).toHaveValue('Line one\nLine two')
  // The point is picked on the wave, by pointer or keys, and heard from there.
  const point = source.getByRole('slider', { name: 'Point on the song' })
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  await point.click({ position: { x: width * 0.75, y: height / 2 } })
  await expect(from).not.toHaveValue('00:12')
  const [, picked = ''] = (await from.inputValue()).split(':')
  await page.keyboard.press('ArrowLeft')
  await expect(from).toHaveValue(`00:${String(Number(picked) - 1).padStart(2, '0')}`)
  await source.getByRole('button', { name: 'Play from here' }).click()
  await player.expectSounding()
  expect(await player.seconds()).toBeGreaterThan(Number(picked) - 1)
  const end = /up to (\d\d:\d\d)/.exec(await source.innerText())?.[1] ?? ''
  for (const odd of ['abc', '-5', '99999']) {
    await page.goto(link(`song_id=${id}&extend_from=${odd}&lyrics=${odd}`))
    await expect(create.lyrics).toHaveValue(odd)
    await expect(from).toHaveValue(end)
    await expect(create.createButton).toBeEnabled()
  }

  await page.getByRole('radio', { name: 'Add before · Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit mode comes with Pro' })).toBeVisible()
  await backstage.subscribe(page)
  await page.goto(link(`song_id=${id}&lyrics=new`))
  await expect(create.lyrics).toHaveValue('new')
  await page.getByRole('radio', { name: 'Add before', exact: true }).check()
  await expect(from).toHaveValue('00:00')
  await create.lyrics.fill('')
  const sent = page.waitForRequest('**/api/generate/v2/')
  await create.createButton.click()
  expect((await sent).postDataJSON()).toMatchObject({ continue_clip_id: id, continue_at: 0, continue_before: true })
  const row = create.rows.filter({ hasText: 'New opening' }).first()
  await expect(row.getByRole('button', { name: /^Play / })).toBeEnabled({ timeout: 200_000 })
})

test('[REM-10 d] a persona is written anew, shown to others, loved, and brought back from the trash; those of people one follows are offered, too', async ({
  page,
  create,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.subscribe(page)
  const [id = ''] = await backstage.keepTakes(page)
  const first = { root_clip_id: id, name: 'Harbour girl', description: '', user_input_styles: 'slow waltz' }
  await page.request.post('/api/persona/create/', { data: { ...first, image_s3_id: null, is_public: false } })
  const neighbour = await finishedSong(page)
  await backstage.keepPersona(neighbour.id, 'Neighbour')
  await page.request.post('/api/profiles/follow', { data: { handle: neighbour.handle } })
  const kept = async () => {
    const reply = await page.request.get('/api/persona/get-personas/')
    return ((await reply.json()) as { personas: object[] }).personas
  }
  await create.open()
  await create.choose('Custom')
  await page.getByText('Advanced', { exact: true }).click()
  const picker = page.getByRole('combobox', { name: 'Persona' })
  await picker.click()
  await expect(page.getByRole('option', { name: 'Neighbour' }).first()).toBeVisible()
  await page.getByRole('option', { name: 'Harbour girl' }).click()
  await page.getByRole('button', { name: 'Manage' }).click()

  const personas = page.getByRole('dialog', { name: 'Personas' })
  await personas.getByRole('button', { name: 'Edit Harbour girl' }).click()
  await personas.getByRole('switch', { name: 'Public' }).click()
  await expect(personas.getByText('Public', { exact: true }).first()).toBeVisible()
  await personas.getByRole('textbox', { name: 'Name' }).fill('Harbour woman')
  await personas.getByRole('textbox', { name: 'Description' }).fill('Older now')
  await personas.getByRole('textbox', { name: 'Styles' }).fill('slow tango')
  await personas.getByRole('button', { name: 'Save' }).click()
  await expect(personas.getByText('Older now · slow tango')).toBeVisible()
  await personas.getByRole('button', { name: 'Love Harbour woman', exact: true }).click()
  await expect(personas.getByRole('button', { name: 'Love Harbour woman no longer' })).toBeVisible()
  const written = { name: 'Harbour woman', description: 'Older now', user_input_styles: 'slow tango' }
  expect(await kept()).toMatchObject([{ ...written, is_public: true, is_loved: true }])

  await personas.getByRole('button', { name: 'Move Harbour woman to the trash' }).click()
  await expect(personas.getByText('Older now · slow tango')).toBeHidden()
  expect(await kept()).toEqual([])
  await personas.getByRole('button', { name: 'Undo' }).click()
  await expect(personas.getByText('Older now · slow tango')).toBeVisible()
})
