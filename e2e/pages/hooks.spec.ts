import { filmAt, Hooks } from '../drivers/hooks.ts'
import { SongPage } from '../drivers/song.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

// What is shown here moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[SHELL-09] [HOOK-11] the feed is there with its gate only; one hook has its page, plays, is liked, commented on and shared', async ({
  page,
  backstage,
  context,
  browser,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Low Tide'])
  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as {
    clips: { id: string }[]
  }
  const song = clips[0]?.id ?? ''
  const film = await filmAt('water.mp4')
  const [first, second] = [`Morning ${Date.now()}`, `Evening ${Date.now()}`]
  await backstage.keepHook(page, song, film, { title: first })
  const id = await backstage.keepHook(page, song, film, { title: second, caption: 'The tide comes in' })
  const hooks = new Hooks(page)

  await switchFlag(page, 'web-hooks-2025', false)
  await page.goto('/hooks')
  await expect(page.getByText('There’s nothing here.')).toBeVisible()
  await switchFlag(page, 'web-hooks-2025', true)

  await page.goto('/hooks')
  await expect(hooks.hook(second)).toBeInViewport({ ratio: 0.6 })
  await hooks.expectPlaying(second)
  await expect(hooks.hook(second).getByLabel('Lyrics', { exact: true }).first()).toContainText('Harbour')
  await page.keyboard.press('ArrowDown')
  await expect(hooks.hook(first)).toBeInViewport({ ratio: 0.6 })
  await hooks.expectPlaying(first)
  await expect.poll(() => hooks.seconds(second)).toBe(0)
  await page.keyboard.press(' ')
  await expect(hooks.hook(first).getByRole('button', { name: 'Play' })).toBeVisible()

  await page.goto(`/hook/${id}`)
  await page.setViewportSize({ width: 844, height: 390 })
  const like = hooks.page.getByRole('group', { name: 'Hook actions' }).getByRole('button', { name: /^Like/ })
  await expect.poll(async () => (await like.boundingBox())?.y).toBeGreaterThan(64)
  await page.setViewportSize({ width: 1440, height: 900 })
  const hook = hooks.hook(second)
  await expect(hook).toContainText('The tide comes in')
  await hook.getByRole('button', { name: 'Like: 0' }).click()
  await expect(hook.getByRole('button', { name: 'Like: 1' })).toHaveAttribute('aria-pressed', 'true')
  await hook.getByRole('button', { name: 'Comments: 0' }).click()
  await page.getByLabel('Add a comment').fill('What a morning')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('What a morning')
  await expect(hook.getByRole('button', { name: 'Comments: 1' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  const other = await elsewhere.newPage()
  await becomeMember(other)
  const advert = await other.request.post(`/api/video/hooks/${id}/comments`, { data: { content: 'Buy ringtones' } })
  const { id: contentId } = (await advert.json()) as { id: string }
  await elsewhere.close()
  await page.reload()
  await hook.getByRole('button', { name: 'Comments: 2' }).click()
  await page.getByRole('button', { name: /^Report the comment by/ }).click()
  const about = await new SongPage(page).expectModal('What is wrong with this hook comment?')
  await about.getByRole('radio', { name: 'Spam' }).check()
  await about.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(about).toBeHidden()
  expect(await backstage.listContentReports()).toContainEqual(
    expect.objectContaining({ contentType: 'hook_comment', contentId, reason: 'spam' }),
  )

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await hook.getByRole('button', { name: 'Share' }).click()
  const copied = hooks.toast('Copied hook link to clipboard')
  await expect(copied).toBeVisible()
  const [above, caption] = await Promise.all([copied.boundingBox(), hook.getByText('The tide comes in').boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(caption?.y ?? 0)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/hook/${id}\\?sh=\\w{16}$`))
  const attribution = page.waitForRequest('**/api/share/attribute/')
  await page.goto(link)
  expect((await attribution).postDataJSON()).toMatchObject({ source: 'link', content_id: id, content_type: 'hook' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'))
  })
  const alerted = page.waitForEvent('dialog')
  const pressed = hook.getByRole('button', { name: 'Share' }).click()
  const alert = await alerted
  expect(alert.message()).toContain(link)
  await alert.dismiss()
  await pressed

  await hook.getByRole('button', { name: 'More for this hook' }).click()
  await page.getByRole('menuitem', { name: 'Delete hook' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/\/hooks$/)
  expect((await page.request.get(`/api/video/hooks/${id}`)).status()).toBe(404)
})

test('[MOD-03] [HOOK-01] song, video and details follow each other; a video that fails leads back to the upload', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepSongs(page, ['Low Tide', 'High Tide'])
  const hooks = new Hooks(page)
  await hooks.begin()
  await new SongPage(page).expectModal('Select hook song')
  await hooks.songs.getByLabel('Search your library').fill('High')
  await expect(hooks.songs.getByRole('button', { name: 'Low Tide' })).toBeHidden()
  await hooks.chooseSong('High Tide')
  const film = await filmAt('water.mp4')
  await hooks.chooseVideo(await filmAt('short.mp4', { seconds: 5 }))
  await expect(hooks.toast('Video is too short')).toContainText('10 seconds')
  await expect(hooks.upload).toBeVisible()

  await page.route('**/api/uploads/video/*/upload-finish/', (route) => route.abort())
  await hooks.chooseVideo(film)
  await expect(hooks.toast('Error trying to upload this video. Try another one?')).toBeVisible()
  await expect(hooks.upload.getByText('High Tide')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // What happens to the film meanwhile is not waited for here.
  await hooks.chooseVideo(film)
  const dialog = await new SongPage(page).expectModal('Hook details')
  await expect(dialog.getByLabel('Title')).toHaveValue('High Tide')
  for (const name of ['Allow comments', 'Show lyrics']) await expect(dialog.getByRole('switch', { name })).toBeVisible()
  await expect(dialog.getByLabel('Caption')).toBeVisible()
  await expect(dialog.getByText('This song is private. Everyone who sees the hook hears these')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Post hook' })).toBeInViewport({ ratio: 1 })
  const end = dialog.getByRole('slider', { name: 'Your video: end' })
  await end.focus()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(end).toHaveAttribute('aria-valuetext', '10.0 seconds')
  await dialog.getByRole('radio', { name: 'Video' }).check({ force: true })
  await expect(dialog.getByRole('slider', { name: 'Your song: start' })).toBeHidden()
  await dialog.getByRole('radio', { name: 'Song' }).check({ force: true })
  await expect(dialog.getByRole('slider', { name: 'Your song: start' })).toBeVisible()
})

test('[HOOK-02 c] [HOOK-09] [HOOK-11] [SHELL-28 d] posting is followed to its end, and a post that is not taken says so', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  const [song = ''] = await backstage.keepSongs(page, ['Low Tide'])
  const hooks = new Hooks(page)
  const film = await filmAt('water.mp4')
  const sent = Promise.withResolvers<void>()
  await page.route(/\/api\/uploads\/video\/[0-9a-f-]+\/$/, async (route) => {
    await sent.promise
    await route.continue()
  })
  await hooks.begin()
  await hooks.chooseSong('Low Tide')
  await hooks.chooseVideo(film)
  await hooks.post()
  await expect(hooks.toast('Please select a video.')).toBeVisible()
  sent.resolve()
  await expect(hooks.details.getByText('Your video is ready')).toBeVisible()
  await page.route('**/api/video/hooks/create', (route) => route.abort())
  await hooks.post()
  await expect(hooks.toast('Exception during hook creation')).toBeVisible()
  await page.unroute('**/api/video/hooks/create')
  // Thrown away on another device, the song makes no hook.
  const throwAway = (trash: boolean) => page.request.post('/api/gen/trash', { data: { trash, clip_ids: [song] } })
  await throwAway(true)
  await hooks.post()
  await expect(hooks.toast('Hooks creation failed')).toBeVisible()
  await throwAway(false)

  await hooks.details.getByLabel('Caption').fill('kys')
  const isOver = Promise.withResolvers<void>()
  let answeredAtOnce = 0
  await page.route(/\/api\/video\/hooks\/[0-9a-f-]{36}$/, async (route) => {
    if (answeredAtOnce-- <= 0) await isOver.promise
    await route.continue()
  })
  const posted = page.waitForResponse('**/api/video/hooks/create')
  await hooks.post()
  const { id } = (await (await posted).json()) as { id: string }
  await expect(page).toHaveURL(/\/hooks$/)
  await expect(hooks.toast('Uploading your hook...')).toBeVisible()
  await page.clock.install()
  // Whoever comes back first asks whether it is still there.
  answeredAtOnce = 1
  await page.goto('/explore')
  await expect(hooks.toast('Uploading your hook...')).toBeVisible()
  // Far longer than any other toast.
  await page.clock.runFor(30_000)
  await expect(hooks.toast('Uploading your hook...')).toBeVisible()
  isOver.resolve()
  await expect(hooks.toast('Hook failed moderation')).toBeVisible()
  await expect(hooks.toast('Uploading your hook...')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/hook/${id}$`))
  await expect(page.getByText('Only you can see this page.')).toBeVisible()
})
