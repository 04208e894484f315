import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../drivers/signIn.ts'
import { expect, test } from '../support/test.ts'
import { becomeMember, changeSession, switchFlag } from '../drivers/visitor.ts'

const PHONE = { width: 390, height: 844 }
const SONG = '00000000-0000-4000-8000-000000000000'
const WEEK_MS = 604_800_000

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })

async function linkTexts(page: Page, name: string): Promise<string[]> {
  const nav = page.getByRole('navigation', { name }).filter({ visible: true })
  const texts = await nav.locator('a, button').filter({ visible: true }).allInnerTexts()
  return texts.map((text) => text.trim())
}

async function paintOf(element: Locator): Promise<{ red: number; green: number; blue: number }> {
  return element.evaluate((painted) => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')
    if (drawing === null) throw new Error('nothing to paint on')
    drawing.fillStyle = getComputedStyle(painted).backgroundColor
    drawing.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data
    return { red, green, blue }
  })
}

// A request still on its way when a test ends must not trouble the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('the sidebar leads everywhere, to search for members only and to hooks with their gate only', async ({ page }) => {
  await switchFlag(page, 'web-hooks-2025', false)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await linkTexts(page, 'Main')).toEqual(['Home', 'Create', 'Library', 'Explore', 'Radio', 'More'])
  await becomeMember(page)
  await switchFlag(page, 'web-hooks-2025', true)
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Hooks' })).toBeVisible()
  expect(await linkTexts(page, 'Main')).toEqual([
    'Home',
    'Create',
    'Library',
    'Explore',
    'Search',
    'Radio',
    'Hooks',
    'More',
  ])
})

test('[SHELL-17] search follows half a second after the last key, for members only', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await becomeMember(page)
  await switchFlag(page, 'persona-search', false)
  await page.reload()
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await expect(box).not.toHaveAttribute('placeholder', /Personas/)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await box.pressSequentially('rai')
  await page.clock.runFor(499)
  await box.press('n')
  await page.clock.runFor(499)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/search\?q=rain$/)
  await expect(box).toHaveValue('rain')
  await switchFlag(page, 'persona-search', true)
  await page.reload()
  await expect(box).toHaveAttribute('placeholder', /Personas/)
})

test('[SHELL-26] Subscribe is offered to members without a plan, and to nobody else', async ({ page }) => {
  const subscribe = page.getByRole('link', { name: 'Subscribe' })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(subscribe).toHaveCount(0)
  await becomeMember(page)
  await page.reload()
  await subscribe.click()
  await expect(page).toHaveURL(/\/account$/)
  await page.request.post('/api/billing/subscribe/', { data: { plan_key: 'pro', period: 'month', currency: 'USD' } })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await expect(page.getByRole('complementary').getByText('credits')).toBeVisible()
  await expect(subscribe).toHaveCount(0)
})

test('[SHELL-21 a c d e f] the profile menu leads to profile, invitation, subscription, account, theme and the way out', async ({
  page,
  signIn,
}) => {
  await becomeMember(page)
  await page.goto('/')
  const open = () => page.getByRole('button', { name: 'Profile menu' }).click()
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
  await open()
  await expect(item('Sign Out')).toBeVisible()
  expect((await page.getByRole('menuitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(
    ['View Profile', 'Edit Profile', 'Invite Friends', 'Subscription 50 credits', 'Manage Account', 'Sign Out'],
  )
  await expect(page.getByRole('menuitemradio')).toHaveText(['System', 'Light', 'Dark'])
  await item('View Profile').click()
  await expect(page).toHaveURL(/\/@\w+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Listener' })).toBeVisible()
  await open()
  await item('Edit Profile').click()
  await expect(page.getByRole('dialog', { name: 'Edit artist profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open()
  await item('Invite Friends').click()
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible()
  await page.keyboard.press('Escape')
  await open()
  await item(/^Subscription/).click()
  await expect(page).toHaveURL(/\/account$/)
  await open()
  await item('Manage Account').click()
  await expect(page.getByRole('region', { name: 'Your account' })).toBeInViewport()
  await switchFlag(page, 'web-theme-selector', false)
  await page.goto('/')
  await open()
  await expect(item('Sign Out')).toBeVisible()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await signIn.signOut()
})

test('the bell opens a panel that says all is quiet, by keyboard too', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('All quiet.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function closeCreateSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Make a song' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

test('[SHELL-18] the phone bar has home or hooks, library, create, explore and more', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await becomeMember(page)
  await switchFlag(page, 'web-hooks-2025', false)
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  expect(await linkTexts(page, 'Main')).toEqual(['Home', 'Library', 'Create', 'Explore', 'More'])
  for (const [name, path] of [
    ['Home', '/'],
    ['Library', '/me'],
    ['Create', '/create'],
    ['Explore', '/explore'],
  ] as const) {
    await main(page).getByRole('link', { name }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    if (name === 'Create') await closeCreateSheet(page)
  }
  await switchFlag(page, 'web-hooks-2025', true)
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Hooks' })).toBeVisible()
  expect(await linkTexts(page, 'Main')).toEqual(['Hooks', 'Library', 'Create', 'Explore', 'More'])
})

test('[SHELL-19 a b c] [MOD-30 a c] on a phone the More menu has radio and the outside pages, feedback for members and hooks with their gate', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await switchFlag(page, 'web-hooks-2025', false)
  await page.goto('/explore')
  const more = () => main(page).getByRole('button', { name: 'More' }).click()
  await more()
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
  expect(await linkTexts(page, 'More')).toEqual(['Radio', 'Help', 'About', 'Blog', 'Careers', 'Terms', 'Privacy'])
  await becomeMember(page)
  await switchFlag(page, 'web-hooks-2025', true)
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Hooks' })).toBeVisible()
  await more()
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
  expect(await linkTexts(page, 'More')).toEqual([
    'Home',
    'Hooks',
    'Radio',
    'Help',
    'About',
    'Blog',
    'Feedback',
    'Careers',
    'Terms',
    'Privacy',
  ])
  await page.getByRole('button', { name: 'Feedback' }).click()
  const form = page.getByRole('dialog', { name: 'Tell us how it sounds' })
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Your feedback' }).fill('Lovely reverb')
  const sent = page.waitForRequest('**/api/feedback/')
  await form.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toEqual({ message: 'Lovely reverb', page: '/explore' })
  await expect(page.getByText('Thank you! We read every message.')).toBeVisible()
  await expect(form).toHaveCount(0)
  await more()
  await page.getByRole('link', { name: 'Radio' }).click()
  await expect(page).toHaveURL(/\/live-radio$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SHELL-19 d] [MOD-30 e] wide screens have the same More menu, and the way to the feedback form in it', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/explore')
  await main(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
  const all = ['Hooks', 'Radio', 'Help', 'About', 'Blog', 'Feedback', 'Careers', 'Terms', 'Privacy']
  expect(await linkTexts(page, 'More')).toEqual(all)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(page.getByRole('dialog', { name: 'Tell us how it sounds' })).toBeVisible()
})

test('[SHELL-20 a b c] help, about, blog, careers, terms, privacy and guidelines lead to pages with something to read, the app stores to where this installation says', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true })
  const stores = { 'iOS app': 'https://apps.example/ios', 'Android app': 'https://apps.example/android' }
  const ours = {
    Help: 'Make your first song',
    About: 'How it works',
    Blog: 'A band that was recorded',
    Careers: 'What helps',
    Terms: 'Your songs',
    Privacy: 'What is kept',
    'Community guidelines': 'Be kind',
    Contact: 'Your work, used without your leave',
  }
  async function expectStores(): Promise<void> {
    for (const [name, address] of Object.entries(stores)) {
      await expect(link(name)).toHaveAttribute('target', '_blank')
      await expect(link(name)).toHaveAttribute('rel', 'noreferrer')
      await expect(link(name)).toHaveAttribute('href', address)
    }
  }
  await page.goto('/explore')
  for (const [name, heading] of Object.entries(ours)) {
    await link(name).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
    await expect(page.getByText('There’s nothing here.')).toBeHidden()
  }
  await expectStores()
  await page.setViewportSize(PHONE)
  await main(page).getByRole('button', { name: 'More' }).click()
  await expectStores()
  for (const name of Object.keys(ours)) await expect(link(name)).toHaveAttribute('href', /^\/[a-z]+$/)
})

test('[SHELL-22 a b] maintenance the session tells of is orange while it lasts and blue before', async ({ page }) => {
  let state = 'active'
  await changeSession(page, (session) => {
    session.experiments['maintenance'] = { state, message: `Tuning, ${state}.` }
  })
  const banner = page.getByRole('region', { name: 'Maintenance' })
  await page.goto('/explore')
  await expect(banner).toHaveText('Tuning, active.')
  const orange = await paintOf(banner)
  expect(orange.red).toBeGreaterThan(orange.green)
  expect(orange.green).toBeGreaterThan(orange.blue)
  state = 'scheduled'
  await page.reload()
  await expect(banner).toHaveText('Tuning, scheduled.')
  const blue = await paintOf(banner)
  expect(blue.blue).toBeGreaterThan(blue.green)
  expect(blue.green).toBeGreaterThan(blue.red)
  state = 'none'
  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner).toHaveCount(0)
})

test('[SHELL-23] what a phone is told can be closed and stays away for seven days', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Home screen' }), 'nothing to come back for yet').toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('arioso.songFinished', 'true'))
  for (const [path, name, key] of [
    ['/explore', 'Home screen', 'home-screen-banner'],
    [`/song/${SONG}`, 'Arioso app', 'app-prompt'],
  ] as const) {
    const banner = page.getByRole('region', { name })
    await page.goto(path)
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toHaveCount(0)
    for (const [agoMs, count] of [
      [WEEK_MS - 60_000, 0],
      [WEEK_MS + 1, 1],
    ] as const) {
      await page.evaluate(
        ([place, ago]) => localStorage.setItem(`arioso.dismissed.${place}`, String(Date.now() - ago)),
        [key, agoMs] as const,
      )
      await page.reload({ waitUntil: 'networkidle' })
      await expect(banner).toHaveCount(count)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Home screen' })).toHaveCount(0)
})

test('[SHELL-16] after signing in on a phone the create page opens, unless it is there already', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/explore', '/me']) {
    await page.context().clearCookies()
    await page.goto(path)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
    await signIn.signUp(newPerson())
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create/')
  }
  await page.context().clearCookies()
  await page.goto('/create/v2')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp(newPerson())
  expect(new URL(page.url()).pathname).toBe('/create/v2')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().clearCookies()
  await page.goto('/explore')
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp(newPerson())
  expect(new URL(page.url()).pathname).toBe('/explore')
})

test('[SHELL-25] visitors are asked to sign in for library and search, and on phones before create', async ({
  page,
  create,
  signIn,
}) => {
  for (const path of ['/me', '/search?q=rain']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  }
  await create.open()
  await expect(create.mode('Simple')).toBeChecked()
  await create.ask('a song for later')
  await signIn.expectSignUp()
  await page.setViewportSize(PHONE)
  for (const name of ['Library', 'Create']) {
    await page.goto('/explore')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await main(page).getByRole('link', { name }).click()
    await signIn.expectSignUp()
    expect(new URL(page.url()).pathname).toBe('/explore')
  }
})

test('[SHELL-15] workplaces hide the sidebars, account pages hide everything around them', async ({
  page,
  home,
  player,
}) => {
  await home.open()
  await home.waitForSongs(1)
  await home.playButtons.first().click()
  await player.expectSounding()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const heading = page.getByRole('heading', { level: 1 })
  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(viewport)
    const isPhone = viewport === PHONE
    for (const path of ['/explore', '/live-radio', '/account']) {
      await page.goto(path)
      await expect(heading).toBeVisible()
      await expect(player.bar).toBeVisible()
      await expect(main(page)).toHaveCount(1)
      await expect(sidebar).toBeVisible({ visible: !isPhone })
    }
    for (const path of [
      '/studio',
      '/studio-waitlist',
      `/edit/${SONG}`,
      `/edit-legacy/${SONG}`,
      '/collab',
      '/contest',
    ]) {
      await page.goto(path)
      await expect(heading).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(player.bar).toBeVisible()
      await expect(sidebar).toHaveCount(0)
      await expect(main(page)).toHaveCount(0)
    }
    for (const path of ['/link-account', '/auth/verify', '/auth/error']) {
      await page.goto(path)
      await expect(heading).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(player.bar).toHaveCount(0)
      await expect(sidebar).toHaveCount(0)
      await expect(main(page)).toHaveCount(0)
    }
  }
})
