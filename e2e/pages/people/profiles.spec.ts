import { filmAt } from '../../drivers/hooks.ts'
import { SongPage } from '../../drivers/song.ts'
import { chooseFromMenu, finishedSong } from '../../drivers/songs.ts'
import { becomeMember, switchFlag } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function handleOf(page: SongPage['page']): Promise<string> {
  const session = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  return session.user.handle
}

test('[PRF-03] [MOD-13] a picture is drawn from words for plans that have it, in an editor that Escape closes', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  await page.goto(`/@${await handleOf(page)}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const dialog = await new SongPage(page).expectModal('Edit artist profile')
  const words = dialog.getByLabel('Or describe a picture')
  await expect(words).toHaveAttribute('maxlength', '200')
  await expect(dialog.getByRole('link', { name: /^Create Pro/ })).toHaveAttribute('href', '/account')
  expect((await page.request.post('/api/gen/prompt_image/', { data: { prompt: 'a fox' } })).status()).toBe(403)
  await new SongPage(page).expectFocusStays(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await backstage.subscribe(page)
  await page.reload()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const create = dialog.getByRole('button', { name: 'Create' })
  await expect(create).toBeDisabled()
  await words.fill('   ')
  await expect(create).toBeDisabled()
  await words.fill('a fox at the piano')
  const asked = page.waitForRequest('**/api/gen/prompt_image/')
  await words.press('Enter')
  expect((await asked).postDataJSON()).toEqual({ prompt: 'a fox at the piano' })
  const picture = dialog.locator('img')
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('src')
  await create.click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100)
  const src = (await picture.getAttribute('src')) ?? ''
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  await expect(page.getByRole('main').locator(`img[src="${src}"]`)).toBeVisible()
})

test('[PRF-04] a profile shows songs, playlists, hooks and followers; it is followed and left again', async ({
  page,
  backstage,
  browser,
}) => {
  const demo = await finishedSong(page)
  await switchFlag(page, 'vip-profile-aura', true)
  await page.goto(`/@${demo.handle}`)
  const heading = page.getByRole('heading', { level: 1, name: demo.display_name })
  await expect(heading.getByText('Verified')).toBeAttached()
  await expect(page.getByTestId('aura')).toBeAttached()
  await switchFlag(page, 'vip-profile-aura', false)
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.getByTestId('aura')).toHaveCount(0)

  await becomeMember(page)
  const handle = await handleOf(page)
  const [id = '', secret = ''] = await backstage.keepSongs(page, ['Best Song', 'Secret Song'])
  await backstage.changeSong(id, { isPublic: true })
  await page.request.post('/api/playlist/create/', { data: { name: 'Evening', is_public: true, clip_ids: [id] } })
  await page.request.post('/api/playlist/create/', { data: { name: 'Private thoughts' } })
  await backstage.keepHook(page, id, await filmAt('water.mp4'), { title: 'By the water' })
  await page.goto(`/@${handle}`)
  await chooseFromMenu(page, 'Best Song', 'Pin to profile')
  await expect(page.getByRole('region', { name: 'Pinned songs' }).getByText('Best Song')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  const other = await elsewhere.newPage()
  await becomeMember(other)
  await other.goto(`/@${handle}`)
  const tab = (name: RegExp) => other.getByRole('tab', { name })
  await expect(other.getByRole('region', { name: 'Pinned songs' }).getByText('Best Song')).toBeVisible()
  const songs = other.getByRole('region', { name: 'Public songs' })
  await expect(songs.getByRole('article', { name: 'Best Song' })).toBeVisible()
  await expect(songs.getByText('Secret Song')).toHaveCount(0)
  await tab(/^Playlists/).click()
  const shelf = other.getByRole('list', { name: 'Public playlists' })
  await expect(shelf.getByRole('article')).toHaveText([/Evening.*1 song/])
  await tab(/^Hooks/).click()
  const hook = other.getByRole('article', { name: 'By the water' })
  await expect(hook.getByRole('link')).toHaveAttribute('href', /^\/hook\//)
  // It was staged without a picture, and its song has no cover: then something is drawn.
  await expect(hook.locator('svg').first()).toBeVisible()
  await expect(hook.locator('img')).toHaveCount(0)
  await tab(/^Followers/).click()
  await expect(other.getByText('No followers yet.')).toBeVisible()
  const follow = other.getByRole('main').getByRole('button', { name: 'Follow', exact: true })
  await follow.click()
  const followers = other.getByRole('list', { name: 'Followers' })
  await expect(followers.getByRole('link', { name: new RegExp(`@${await handleOf(other)}`) })).toBeVisible()
  await expect(other.getByRole('link', { name: '1 follower' })).toBeVisible()
  await other.reload()
  await other.getByRole('main').getByRole('button', { name: 'Following', exact: true }).click()
  await expect(other.getByText('No followers yet.')).toBeVisible()
  await expect(other).toHaveURL(/tab=followers/)
  await switchFlag(other, 'web-hooks-2025', false)
  await other.reload()
  await expect(tab(/^Followers/)).toBeVisible()
  await expect(tab(/^Hooks/)).toHaveCount(0)
  await elsewhere.close()
  await backstage.changeSong(secret, { isTrashed: true })
})

test('[SOC-07] home shows songs; search finds playlists, hooks, styles, and personas by their flag', async ({
  page,
  backstage,
}) => {
  const demo = await finishedSong(page)
  await becomeMember(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article', { name: demo.title }).first()).toBeVisible()
  await backstage.subscribe(page)
  const word = `harbour${Date.now().toString(36)}`
  const [id = ''] = await backstage.keepSongs(page, [`Song of ${word}`])
  await backstage.changeSong(id, { style: `${word} folk, slow` })
  await page.request.post('/api/playlist/create/', { data: { name: `All ${word}`, is_public: true, clip_ids: [id] } })
  const persona = { description: '', image_s3_id: null, is_public: true, user_input_styles: '' }
  await page.request.post('/api/persona/create/', { data: { root_clip_id: id, name: `Girl of ${word}`, ...persona } })
  await backstage.keepHook(page, id, await filmAt('water.mp4'), { title: `By the ${word}` })
  await page.goto(`/search?q=${word.slice(0, -1)}`)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(page.getByRole('article', { name: `Song of ${word}` })).toBeVisible()
  await tab('Playlists').click()
  await expect(page.getByRole('article', { name: `All ${word}` })).toContainText('1 song · by')
  await tab('Hooks').click()
  await expect(page.getByRole('article', { name: `By the ${word}` })).toBeVisible()
  await tab('Styles').click()
  await expect(page.getByRole('link', { name: `${word} folk` })).toBeVisible()
  await tab('Personas').click()
  await page.getByRole('button', { name: `Love Girl of ${word}` }).click()
  await expect(page.getByRole('button', { name: `Love Girl of ${word} no longer` })).toBeVisible()
  await switchFlag(page, 'persona-search', false)
  await page.reload()
  await expect(page.getByRole('article', { name: `Song of ${word}` })).toBeVisible()
  await expect(tab('Personas')).toHaveCount(0)
  await tab('Playlists').click()
  await page.getByRole('link', { name: `All ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `All ${word}` })).toBeVisible()
})
