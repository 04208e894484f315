import { finishedSong } from '../../drivers/songs.ts'
import { becomeMember, switchFlag } from '../../drivers/visitor.ts'
import { expectToast } from '../../support/expectToast.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[CRE-09] [CRE-14] [CRE-15] [CRE-17 a] [CRE-18] [CRE-22] [MOD-15] own words, once their terms are accepted', async ({
  page,
  create,
}) => {
  await page.clock.install()
  await becomeMember(page)
  await create.open()
  await create.choose('Custom')
  await expect(create.createButton).toBeDisabled()
  await create.title.fill('x'.repeat(81))
  await expect(create.createButton).toBeDisabled()

  await expect(create.lyrics).not.toBeEditable()
  await create.lyrics.click()
  const terms = page.getByRole('dialog', { name: 'Singing your own words' })
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(terms).toBeVisible()
  await expect(terms.getByRole('button')).toHaveCount(1)
  await create.acceptTerms()
  await page.reload()
  await expect(create.lyrics).toBeEditable()

  await page.getByRole('button', { name: 'Insert [Verse]' }).click()
  await page.keyboard.type('Rain on the roof')
  await page.getByRole('button', { name: 'Insert [Chorus]' }).click()
  await expect(create.lyrics).toHaveValue('[Verse]\nRain on the roof\n\n[Chorus]\n')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(create.lyrics).toHaveValue('[Verse]\nRain on the roof')
  await expect(create.createButton).toBeEnabled()

  await expectToast(page, () => create.createButton.click(), {
    title: 'Title Too Long',
    message: 'Title exceeds maximum length of 80 characters',
    seconds: 4,
  })
  await create.title.fill('Roof')
  await create.lyrics.fill('x'.repeat(3001))
  await expect(page.getByText('3001/3000')).toBeVisible()
  await expectToast(page, () => create.createButton.click(), {
    title: 'Lyrics too long',
    message: 'Lyrics exceed maximum length of 3000 characters.',
    seconds: 5,
  })

  await page.getByRole('button', { name: 'Subscribe to exclude styles' }).click()
  await expect(page.getByRole('dialog', { name: 'Subscribe to exclude styles' })).toBeVisible()
})

test('[CRE-16] [CRE-23] Pro: styles fit the model, are enriched until cleared, and can be excluded', async ({
  page,
  create,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.subscribe(page)
  await create.open()
  await create.choose('Custom')
  await create.chooseModel('v3.5')
  await create.styles.fill('x'.repeat(198))
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeDisabled()
  await create.styles.fill('folk')
  const chip = page.getByRole('button', { name: /^Add / }).first()
  await chip.click()
  await expect(create.styles).toHaveValue(/^folk, \w+/)
  await expect(page.getByRole('button', { name: 'Enrich styles' })).toHaveCount(0)
  await create.chooseModel('v4.5+')
  await expect(page.getByText(/^\d+\/1000$/)).toHaveCount(2)

  const enrich = page.getByRole('button', { name: 'Enrich styles' })
  await create.styles.fill('warm folk')
  await page.route('**/api/generate/upsample-tags', (route) => route.fulfill({ status: 503, json: {} }))
  const logged = page.waitForEvent('console', (message) => message.text().includes('the style was not upsampled'))
  await enrich.click()
  await logged
  await expect(create.styles).toHaveValue('warm folk')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/generate/upsample-tags', async (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/api/generate/upsample-tags')
  await enrich.click()
  expect((await asked).postDataJSON()).toMatchObject({ original_tags: 'warm folk' })
  await expect(page.getByRole('button', { name: 'Enriching…' })).toBeDisabled()
  answer()
  await expect(create.styles).not.toHaveValue('warm folk')
  await expect(create.styles).toHaveValue(/folk/)
  await page.getByRole('button', { name: 'Back to my words' }).click()
  await expect(create.styles).toHaveValue('warm folk')

  await page.getByRole('textbox', { name: 'Exclude Styles' }).fill('saxophone')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  expect((await sent).postDataJSON()).toMatchObject({
    mv: 'arioso-v4-5-plus',
    tags: 'warm folk',
    negative_tags: 'saxophone',
  })
})

test('[CRE-11] Chameleon Mode is there with its flag only, and is sent when it is on', async ({ page, create }) => {
  await becomeMember(page)
  await switchFlag(page, 'use-personalization', false)
  await create.open()
  await create.choose('Custom')
  const chameleon = page.getByRole('switch', { name: 'Chameleon Mode' })
  await expect(create.styles).toBeVisible()
  await expect(chameleon).toHaveCount(0)
  await switchFlag(page, 'use-personalization', true)
  await page.reload()
  await chameleon.click()
  await expect(chameleon).toBeChecked()
  await create.styles.fill('folk')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  expect((await sent).postDataJSON()).toMatchObject({ metadata: { use_personalization: true } })
})

test('[CRE-10 a b c] earlier styles and lyrics can be heard and used again', async ({
  page,
  create,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await backstage.keepTakes(page, { style: 'slow waltz, accordion', lyrics: '[Verse]\nLow tide again' })
  await create.open()
  await create.choose('Custom')
  await page.getByText('Reuse', { exact: true }).click()
  const styles = page.getByRole('region', { name: 'Earlier styles' })
  await styles.getByRole('button', { name: 'Play Low Tide' }).click()
  await player.expectPlaying('Low Tide')
  await styles.getByRole('button', { name: 'Use the styles of Low Tide' }).click()
  await expect(create.styles).toHaveValue('slow waltz, accordion')
  await page.getByRole('button', { name: 'Use the lyrics of Low Tide' }).click()
  await expect(create.lyrics).toHaveValue('[Verse]\nLow tide again')
})

test('[CRE-17 c] [CRE-25 b] the voice and the tempo of another song and the lyrics model are chosen in Custom, and sent', async ({
  page,
  create,
  backstage,
}) => {
  await becomeMember(page)
  const [id = ''] = await backstage.keepSongs(page, ['Low Tide'])
  await create.open()
  await create.choose('Custom')
  await page.getByText('Advanced', { exact: true }).click()
  const [voice, tempo] = [
    page.getByRole('group', { name: 'Voice of a song' }),
    page.getByRole('group', { name: 'Tempo of a song' }),
  ]
  await voice.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Personas come with Pro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(create.createButton).toBeDisabled()
  const choose = async (label: string) => {
    await page.getByRole('group', { name: label }).getByRole('button').click()
    await page
      .getByRole('dialog', { name: label })
      .getByRole('button', { name: /Low Tide/ })
      .first()
      .click()
    await expect(page.getByRole('group', { name: label })).toContainText('Low Tide')
  }
  await choose('Tempo of a song')
  await expect(create.createButton).toBeEnabled()
  await backstage.subscribe(page)
  await page.reload()
  await page.getByText('Advanced', { exact: true }).click()
  await tempo.getByRole('button', { name: 'Leave out the tempo of a song' }).click()
  await expect(create.createButton).toBeDisabled()
  await choose('Voice of a song')
  await expect(create.createButton).toBeEnabled()
  await choose('Tempo of a song')
  await page.getByRole('radio', { name: 'ReMi (edgier)' }).check()
  await page.route('**/api/generate/v2/', (route) => route.abort())
  const sent = page.waitForRequest('**/api/generate/v2/')
  await create.createButton.click()
  expect((await sent).postDataJSON()).toMatchObject({
    artist_clip_id: id,
    speed_clip_id: id,
    task: 'artist_consistency',
    metadata: { lyrics_model: 'remi' },
  })
})

test('[AUTH-10 c] the creation tour leads a newcomer round once and stays away, also after a reload', async ({
  page,
  create,
}) => {
  await becomeMember(page)
  await create.open()
  const tour = page.getByRole('region', { name: 'Creation tour' })
  await expect(tour).toContainText('1 of 3')
  await expect(page.locator('[data-tour-mark=describe]')).toHaveCSS('outline-style', 'solid')
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour).toContainText('Or bring your own words')
  await tour.getByRole('button', { name: 'Next' }).click()
  await tour.getByRole('button', { name: 'Done' }).click()
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Create your first song.')).toBeVisible()
  await expect(tour).toHaveCount(0)
})

test('lyrics are written from a subject, and selected lines are written anew', async ({ page, create }) => {
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await create.open()
  await create.choose('Custom')
  await page.getByRole('button', { name: 'Write lyrics' }).click()
  const subject = page.getByLabel('What should they be about?')
  await expect(subject).toBeFocused()
  await subject.fill('a lighthouse that is afraid of the dark')
  await subject.press('Enter')
  await expect(create.lyrics).toHaveValue(/\[Verse.*\n[\s\S]*\[Chorus/)
  await expect(create.title).not.toHaveValue('')
  const lyrics = await create.lyrics.inputValue()
  for (const key of ['Control+Home', 'ArrowDown', 'Shift+End']) await create.lyrics.press(key)
  await page.getByRole('button', { name: 'Rewrite selection' }).click()
  await page.getByLabel('What should change?').fill('warmer')
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const first = page.getByRole('region', { name: 'Choose new lines' }).getByRole('listitem').first().getByRole('button')
  await expect(first).toBeFocused()
  const chosen = await first.innerText()
  await first.click()
  await expect(create.lyrics).toBeFocused()
  const marked = () =>
    create.lyrics.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  await expect.poll(marked).toBe(chosen)
  await expect(create.lyrics).not.toHaveValue(lyrics)
  await expect(create.lyrics).toHaveValue(new RegExp(lyrics.split('\n').at(-1) ?? '?'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(create.lyrics).toHaveValue(lyrics)
})

test('advanced wishes are sent as they were set', async ({ page, create }) => {
  await becomeMember(page)
  await create.open()
  await create.choose('Custom')
  await create.styles.fill('folk')
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Tempo (bpm)').fill('92')
  await page.getByRole('combobox', { name: 'Key' }).click()
  await page.getByRole('option', { name: 'G minor' }).click()
  await page.getByRole('slider', { name: 'Weirdness' }).fill('80')
  await page.getByLabel('Seed', { exact: true }).fill('4711')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  expect((await sent).postDataJSON()).toMatchObject({
    metadata: {
      create_mode: 'custom',
      vocal_gender: 'f',
      tempo_bpm: 92,
      key: 'G minor',
      seed: 4711,
      control_sliders: { weirdness_constraint: 0.8, style_weight: 0.5 },
    },
  })
  await expect(create.rows).toHaveCount(2)
})
