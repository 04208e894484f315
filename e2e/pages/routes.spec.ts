import { expect, test } from '../support/test.ts'
import { SongPage } from '../drivers/song.ts'
import { becomeMember } from '../drivers/visitor.ts'

const SONG = '00000000-0000-4000-8000-000000000000'

const prefixes = {
  '/link-account': 'Link your account',
  '/studio': 'Studio',
  '/studio-waitlist': 'Studio waiting list',
  '/chat': 'Chat',
  '/listen-and-rank': 'Listen and rank',
  '/collab': 'Make music together',
  '/contest': 'Contests',
  '/b-side/video-gen': 'Music videos',
  '/auth/verify': 'Verify your email',
  '/auth/error': 'Sign-in failed',
}

const others = {
  [`/edit/${SONG}`]: 'Edit',
  [`/edit-legacy/${SONG}`]: 'Edit',
  '/hook/a-hook': 'Hook',
  '/live-radio': 'Radio',
  '/feed': 'Feed',
  '/explore': 'Explore',
  '/account': 'Subscription and plans',
  '/digest/leave': 'Weekly email',
}

// A request still on its way when a test ends must not trouble the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[SHELL-12] every prefix of the shell answers with its own heading', async ({ page }) => {
  expect(new Set(Object.values(prefixes)).size).toBe(10)
  for (const [path, heading] of Object.entries(prefixes)) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Arioso`)
    await expect(page.getByText('There’s nothing here.')).toBeHidden()
  }
})

test('[SHELL-01 b] Home answers at its name, too', async ({ home }) => {
  await home.open('/home')
  await home.waitForSongs(1)
})

test('the other addresses answer with their headings, too', async ({ page }) => {
  for (const [path, heading] of Object.entries(others)) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
})

test('every page that only leads on offers something that works', async ({ page }) => {
  for (const path of Object.keys(prefixes)) {
    await page.goto(path)
    const action = page.getByRole('main').locator('section').first().locator('a, button')
    await expect(action).toHaveCount(1)
    const target = await action.getAttribute('href')
    await action.click()
    if (target === null) await expect(page.getByRole('dialog')).toBeVisible()
    else await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(page.getByText('There’s nothing here.')).toBeHidden()
  }
})

test('[SHELL-07] the library and the history are for members, and the history keeps what was heard', async ({
  page,
  home,
  player,
}) => {
  for (const path of ['/me', '/me/v2', '/me/history']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  await becomeMember(page)
  for (const path of ['/me', '/me/v2']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
    await expect(page.getByText('Create your first song.')).toBeVisible()
  }
  await page.goto('/me/history')
  await expect(page.getByText('Nothing played yet.')).toBeVisible()
  await home.open()
  await home.waitForSongs(1)
  const title = ((await home.playButtons.first().getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  await home.playButtons.first().click()
  await player.expectSounding()
  await page.goto('/me/history')
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article', { name: title })).toBeVisible()
})

test('[SHELL-05] a profile shows who it is and the songs made public', async ({ page, home }) => {
  await home.open()
  await home.waitForSongs(1)
  const homepage = await page.request.post('/api/unified/homepage', { data: {} })
  const { feeds } = (await homepage.json()) as {
    feeds: { clips: { title: string; handle: string; display_name: string }[] }[]
  }
  const song = feeds[0]?.clips[0]
  if (song === undefined) throw new Error('Home has no song')
  await page.goto(`/@${song.handle}`)
  await expect(page.getByRole('heading', { level: 1, name: song.display_name })).toBeVisible()
  await expect(page.getByText(`@${song.handle}`).first()).toBeVisible()
  await expect(page.getByRole('article', { name: song.title }).first()).toBeVisible()
})

test('search shows what was asked, numbers too, and offers to make what is not there', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/search?q=1999')
  await expect(page.getByRole('heading', { level: 1, name: 'Search: 1999' })).toBeVisible()
  await expect(page.getByText('No song for “1999”.')).toBeVisible()
})

test('[SHELL-11] the account page shows three plans, by month and by year, and that it charges nothing', async ({
  page,
}) => {
  await page.goto('/account')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('$10')
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('$8')
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('$96 billed yearly')
  await expect(page.getByText('This server doesn’t charge for anything')).toBeVisible()
})

test('[SHELL-14] the currency of the address is kept, in any case, and an unknown one becomes the default', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('arioso.currency'))
  await page.goto('/account?currency=eUr')
  await expect.poll(kept).toBe('EUR')
  await page.goto('/account')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('€')
  await page.goto('/account?currency=doubloons')
  await expect.poll(kept).toBe('USD')
})

test('[SHELL-13 a c e f] an address may bring a click id and a refresh marker, and names a workspace, or one that is not there', async ({
  page,
  context,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session/')) asked += 1
  })
  await page.goto('/create?wid=default&page=2&irclickid=abc-1', { waitUntil: 'networkidle' })
  // It came with the page.
  expect(asked).toBe(0)
  await page.goto('/create?wid=default&page=2&irclickid=abc-1&session_refresh=1', { waitUntil: 'networkidle' })
  await expect.poll(() => asked).toBe(1)
  await expect(page).toHaveURL(/\/create\?wid=default&page=2&irclickid=abc-1$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'irclickid')
  expect(cookie?.value).toBe('abc-1')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)

  await becomeMember(page)
  const made = await page.request.post('/api/project', { data: { name: 'Sea songs', description: '' } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/create?wid=${id}`)
  await expect(page.getByRole('button', { name: /^Workspace/ })).toContainText('Sea songs')
  await page.request.post(`/api/project/${id}/trash`, { data: { trash: true } })
  for (const gone of [id, SONG, 'nonsense']) {
    await page.goto(`/create?wid=${gone}`)
    await expect(page).toHaveURL(/\/create$/)
    await expect(page.getByText('That workspace is not yours to fill').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Workspace/ })).toContainText('My Workspace')
  }
  await page.route('**/api/generate/v2/', (route) => route.abort())
  const sent = page.waitForRequest('**/api/generate/v2/')
  await page.getByRole('textbox', { name: 'Song Description' }).fill('a song for the first workspace')
  await page.getByRole('button', { name: /^Create · / }).click()
  expect((await sent).postDataJSON()).toMatchObject({ project_id: 'default' })
})

test('[SHELL-13 d] [MOD-30 b d] the feedback form asked for by the address needs a login, holds the focus, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/?open_feedback=true')
  await expect(page.getByText('You must be logged in to submit feedback')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await becomeMember(page)
  await page.goto('/?open_feedback=true')
  const form = await new SongPage(page).expectModal('Tell us how it sounds')
  const words = form.getByRole('textbox', { name: 'Your feedback' })
  await expect(words).toHaveAttribute('maxlength', '2000')
  await words.fill('   ')
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
  await new SongPage(page).expectFocusStays(form)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('no page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeMember(page)
  for (const path of [
    ...Object.keys(prefixes),
    ...Object.keys(others),
    '/',
    '/create',
    '/me',
    '/me/history',
    '/search',
    '/@lena',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(`${path} ${tooWide}`).toBe(`${path} 0`)
  }
})
