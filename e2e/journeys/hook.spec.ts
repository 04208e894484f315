import { filmAt, Hooks } from '../drivers/hooks.ts'
import { chooseFromMenu, finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

// What is shown here moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[JRN-09] a hook is made from a song and a video, and stands in the feed', async ({
  page,
  backstage,
  browser,
}) => {
  test.setTimeout(300_000)
  await finishedSong(page)
  await becomeMember(page)
  const title = `Harbour ${Date.now()}`
  const id = await backstage.keepWholeSong(page, title)
  const hooks = new Hooks(page)
  await page.goto(`/song/${id}`)
  await chooseFromMenu(page, title, 'Create hook')
  await expect(hooks.upload.getByText(title)).toBeVisible()
  await hooks.chooseVideo(await filmAt('water.mp4', { toneHz: 440 }))
  await expect(hooks.details.getByText('Your video is ready')).toBeVisible({ timeout: 120_000 })
  await hooks.details.getByLabel('Caption').fill('By the water')
  await hooks.post()
  await expect(page).toHaveURL(/\/hooks$/)
  await expect(hooks.toast('Uploading your hook...')).toBeVisible()
  await expect(hooks.toast('Hook posted to feed!')).toBeVisible({ timeout: 120_000 })
  await expect(page).toHaveURL(/\/hook\/[0-9a-f-]{36}$/)
  await expect(hooks.hook(title)).toContainText('By the water')
  await hooks.expectPlaying(title)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/hooks')
  const seen = new Hooks(elsewhere).hook(title)
  await expect(seen).toContainText('By the water')
  await expect(seen.getByRole('link', { name: title })).toHaveCount(0)
  await elsewhere.context().close()
})
