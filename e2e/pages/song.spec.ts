import type { Page } from '@playwright/test'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember, holdBackServedSession } from '../drivers/visitor.ts'
import { findTab } from '../support/findTab.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' })

// Answers to these wait until what it returns is called.
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('[SHELL-03] [SOC-05] a song answers with and without a slash, opens its comments, and tells a shared visit', async ({
  page,
}) => {
  const song = await finishedSong(page)
  for (const end of ['', '/']) {
    const reply = await page.goto(`/song/${song.id}${end}`)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: song.title })).toBeVisible()
    await expect(comments(page)).toHaveCount(0)
  }
  await page.goto(`/song/${song.id}?show_comments=true`)
  await expect(comments(page)).toBeVisible()
  const link = await page.request.post('/api/share/link', { data: { content_id: song.id, content_type: 'clip' } })
  const { code } = (await link.json()) as { code: string }
  const visit = page.waitForRequest((sent) => sent.url().endsWith(`/api/gen/${song.id}/increment_action_count/`))
  const attribution = page.waitForRequest('**/api/share/attribute/')
  await page.goto(`/song/${song.id}?sh=${code}`)
  expect((await visit).postDataJSON()).toEqual({ action: 'visit', share_id: code })
  expect((await attribution).postDataJSON()).toEqual({
    source: 'link',
    share_id: code,
    content_id: song.id,
    content_type: 'clip',
  })
  const kept = await page.evaluate(() => localStorage.getItem('arioso.share') ?? '')
  expect(JSON.parse(kept)).toEqual({ sid: code, scid: song.id, sct: 'clip', expiry: expect.any(Number) })
})

test('[SOC-05] whoever signs up after a shared link is told to have come by it, once', async ({ page, signIn }) => {
  const song = await finishedSong(page)
  await page.goto(`/song/${song.id}?sh=abc123`)
  const attribution = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/share/attribute/') && sent.postData()?.includes('sign-up') === true,
  )
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp({ email: `${song.id}-${Date.now()}@example.test`, password: 'a good long one' })
  expect((await attribution).postDataJSON()).toEqual({
    source: 'sign-up',
    share_id: 'abc123',
    content_id: song.id,
    content_type: 'clip',
  })
})

test('[SOC-04] comments are written, answered, liked, reported and deleted, and counted', async ({ page, browser }) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  await page.goto(`/song/${song.id}?show_comments=true`)
  const talk = page.getByRole('complementary', { name: 'What listeners say' })
  const lyricsBefore = talk.locator('xpath=preceding-sibling::*')
  await expect(lyricsBefore, 'lyrics that come later push no comments away').toHaveCount(0)
  const words = `Lovely bridge ${Date.now()}`
  const before = Number((await page.getByRole('heading', { name: /^Comments/ }).innerText()).replace(/\D/g, ''))
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(words)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const line = comments(page).getByRole('article').filter({ hasText: words }).first()
  await expect(line).toBeVisible()
  await expect(page.getByRole('heading', { name: `Comments ${before + 1}` })).toBeVisible()
  await line.getByRole('button', { name: /^Like the comment/ }).click()
  await expect(line.getByRole('button', { name: /^Like the comment/ })).toHaveText(/likes: 1$/)
  await line.getByRole('button', { name: 'Reply' }).click()
  await line.getByRole('textbox', { name: /^Reply to/ }).fill('And the drums')
  const replied = page.waitForResponse(
    (reply) => reply.url().endsWith('/comments') && reply.request().method() === 'POST',
  )
  await line.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(line.getByText('And the drums')).toBeVisible()
  await replied
  await page.reload()
  await expect(line.getByRole('button', { name: 'Show replies (1)' })).toBeVisible()

  const stranger = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  const other = await stranger.newPage()
  await becomeMember(other)
  await other.goto(`/song/${song.id}?show_comments=true`)
  const theirs = comments(other).getByRole('article').filter({ hasText: words }).first()
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Report' }).click()
  await expect(other.getByText('Thank you! We’ll take a look.')).toBeVisible()
  await stranger.close()

  await page.route('**/delete', (route) => route.abort())
  await line.getByRole('button', { name: 'Delete' }).first().click()
  const question = page.getByRole('dialog', { name: 'Delete this comment?' })
  await expect(question.getByText('Its replies go with it.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('That didn’t work')).toBeVisible()
  await page.unroute('**/delete')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Delete' }).first().click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(comments(page).getByText(words)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: `Comments ${before}` })).toBeVisible()
})

test('[SHELL-04] Edit leads its owner to edit mode, in another tab with ctrl or cmd; the old prefixes resolve', async ({
  page,
  browser,
  backstage,
}) => {
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, 'Harbour bell')
  const path = `/song/${id}`
  await page.goto(path)
  const more = page.getByRole('main').getByRole('button', { name: 'More for Harbour bell' })
  const edit = page.getByRole('menuitem', { name: 'Edit' })
  await more.click()
  await expect(edit).toBeVisible()
  await edit.click({ modifiers: ['ControlOrMeta'] })
  const tab = await findTab(browser, `/edit/${id}`)
  await tab.close()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.bringToFront()
  await expect(edit).toBeHidden()
  await more.click()
  await edit.click()
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible()
  for (const prefix of ['edit-v3', 'edit-legacy']) {
    await page.goto(`/${prefix}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible()
  }
})

test('the menu of a song offers its owner more than others, and leads to the maker', async ({ page, backstage }) => {
  await becomeMember(page)
  const song = await finishedSong(page)
  const forOwners = ['Edit', 'Download', 'Song details', 'Unpublish', 'Move to trash']
  const item = (name: string) => page.getByRole('menuitem', { name })
  await page.goto('/feed')
  const row = page.getByRole('article', { name: song.title }).first()
  await row.getByRole('button', { name: /^More for/ }).click()
  for (const name of ['Like', 'Share', 'Play next', 'Go to song']) await expect(item(name).first()).toBeVisible()
  for (const name of forOwners) await expect(item(name)).toHaveCount(0)
  await item('Go to artist').click()
  await expect(page.getByRole('heading', { level: 1, name: song.display_name })).toBeVisible()
  const ids = await backstage.keepTakes(page, { title: 'Harbour bell', isPublic: true })
  const [ownId = ''] = ids
  await page.goto(`/song/${ownId}`)
  await page.setViewportSize({ width: 844, height: 390 })
  const play = page.getByRole('main').getByRole('button', { name: 'Play Harbour bell' }).first()
  await expect(play).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('main').getByRole('button', { name: 'More for Harbour bell' }).click()
  for (const name of forOwners) await expect(item(name)).toBeVisible()
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: ids } })
})

test('pressed before it is known who is here, a like counts and the menu waits for what a member may do', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  const [id = ''] = await backstage.keepTakes(page, { title: 'Harbour bell' })
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await holdBackServedSession(page)
  await page.route('**/api/session/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/song/${id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Like Harbour bell', exact: true }).click()
  await main.getByRole('button', { name: 'More for Harbour bell' }).click()
  await expect(main.getByRole('button', { name: 'More for Harbour bell' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByRole('menuitem', { name: 'Move to trash' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Like Harbour bell', pressed: true })).toBeVisible()
})

test('[SOC-01] the page of a song plays it, shows its words and styles, takes a like, and leads to songs related to it, which are asked for once the page can be used', async ({
  page,
  player,
  backstage,
}) => {
  const demo = await finishedSong(page)
  await becomeMember(page)
  const { metadata } = (await (await page.request.get(`/api/clip/${demo.id}`)).json()) as { metadata: { tags: string } }
  const near = { title: `Near ${Date.now()}`, style: metadata.tags, lyrics: '[Verse]\nClose to the other one' }
  const ids = await backstage.keepTakes(page, { ...near, isPublic: true })
  const belowOrBeside: string[] = []
  page.on('request', (request) => {
    if (/get_similar|badge-count|artist-info|api\/profiles/.test(request.url())) belowOrBeside.push(request.url())
  })
  const makerIsAsked = page.waitForRequest(`**/api/profiles/${demo.handle}?**`)
  const tellComments = await holdBack(page, '**/api/gen/*/comments?**')
  const tellMaker = await holdBack(page, `**/api/profiles/${demo.handle}?**`)
  await page.goto(`/song/${demo.id}`)
  await expect(comments(page)).toBeVisible()
  expect(belowOrBeside).toEqual([])
  tellComments()
  await makerIsAsked
  const more = page.getByRole('region', { name: `More by ${demo.display_name}` })
  await expect(more).toHaveCount(0)
  tellMaker()
  await expect(more).toBeVisible()
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: `Play ${demo.title}` })
    .first()
    .click()
  await player.expectSounding()
  const like = main.getByRole('button', { name: `Like ${demo.title}`, exact: true })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const [style = ''] = metadata.tags.split(',')
  await expect(main.getByRole('link', { name: style.trim(), exact: true })).toHaveAttribute('href', /^\/search\?q=/)
  const related = page.getByRole('region', { name: 'Similar songs' })
  await related.getByRole('link', { name: near.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: near.title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lyrics' }).getByText('Close to the other one')).toBeVisible()
  await expect(main.getByTitle('Change who can listen')).toHaveText('Public')
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: ids } })
})
