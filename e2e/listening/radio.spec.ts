import { RADIO_STATION_ID } from '@arioso/contract'
import { apart, longestOutOfStep, RadioListener } from '../drivers/radio.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const STEP_SECONDS = 0.5
// A stutter is noticed and mended by one jump; who is not brought back stays away for good.
const BACK_WITHIN_SECONDS = 6

test.beforeEach(({ station }) => station)
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[RAD-01] one station plays in step for everybody, late comers and those who were cut off included', async ({
  page,
  browser,
}) => {
  await finishedSong(page)
  const [early, late] = [new RadioListener(page), new RadioListener(await (await browser.newContext()).newPage())]
  await early.open()
  const start = (await early.heard()).seconds
  await late.holdTheWire()
  await becomeMember(late.page)
  await late.open()
  await expect.poll(() => apart(early, late)).toBeLessThan(STEP_SECONDS)
  const outOfStep = await longestOutOfStep([early, late], { within: 15, step: STEP_SECONDS })
  expect(outOfStep).toBeLessThan(BACK_WITHIN_SECONDS)
  expect((await early.heard()).seconds).not.toBe(start)
  for (const listener of [early, late]) await expect.poll(() => listener.loudness()).toBeGreaterThan(0.01)

  await late.say('Still here')
  await expect(early.messages.filter({ hasText: 'Still here' })).toBeVisible()
  await late.cut()
  await expect(late.chat.getByText('Connection lost. Reconnecting…')).toBeVisible()
  await late.page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio !== null) audio.currentTime = Math.max(0, audio.currentTime - 4)
  })
  await late.mend()
  await expect(late.chat.getByText('Connection lost. Reconnecting…')).toBeHidden({ timeout: 60_000 })
  await expect.poll(() => apart(early, late)).toBeLessThan(STEP_SECONDS)
  await late.page.context().close()
})

test('[RAD-01] its playbar is loading and disabled, then playing, then paused; nothing can be skipped', async ({
  page,
}) => {
  await finishedSong(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/audio.mp3', async (route) => {
    await released
    await route.continue()
  })
  const radio = new RadioListener(page)
  await page.goto('/live-radio')
  const nothingToSkip = async () => {
    for (const name of ['Previous', 'Next']) await expect(radio.bar.getByRole('button', { name })).toBeDisabled()
  }
  // A browser that wants a press first is given one: the press is what starts the loading.
  await page.getByRole('heading', { level: 1 }).click()
  const loading = radio.bar.getByRole('button', { name: 'Loading' })
  const play = radio.bar.getByRole('button', { name: 'Play', exact: true })
  await expect(loading.or(play)).toBeVisible()
  if (await play.isVisible()) await play.click()
  await expect(loading).toBeDisabled()
  await nothingToSkip()
  release()
  await expect(radio.bar.getByRole('button', { name: 'Pause', exact: true })).toBeEnabled()
  await nothingToSkip()
  await radio.bar.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(play).toBeEnabled()
  await nothingToSkip()
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  await radio.listen()
})

test('[RAD-02] [RAD-05] [RAD-06 a b c] the chat connects behind a skeleton, names its writers, and shares the station', async ({
  page,
  context,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.writeOnRadio('A voice without a name')
  const radio = new RadioListener(page)
  let isRefused = true
  await page.route('**/realtime/client-id', (route) =>
    isRefused ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'no' } }) : route.continue(),
  )
  const refused = page.waitForResponse('**/realtime/client-id')
  await page.goto('/live-radio')
  await refused
  const skeleton = radio.chat.getByRole('status', { name: 'Connecting to the chat' })
  await expect(skeleton).toBeVisible()
  isRefused = false
  const tokenReply = page.waitForResponse('**/realtime/token')
  await expect(radio.messages.filter({ hasText: 'A voice without a name' })).toContainText('Anonymous')
  await expect(skeleton).toHaveCount(0)
  const { token } = (await (await tokenReply).json()) as { token: string }
  expect(JSON.parse(token)).toMatchObject({ channel: `living-radio:${RADIO_STATION_ID}` })
  await radio.say('Hello from here')
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  const mine = radio.messages.filter({ hasText: 'Hello from here' })
  await expect(mine.getByRole('link', { name: user.handle })).toBeVisible()
  await expect(mine.locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
  await expect(mine.getByText('Hello from here'), 'who writes from right to left is read so').toHaveAttribute(
    'dir',
    'auto',
  )
  await expect(radio.listeners).toHaveText(/^\d+$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('region', { name: 'On air' }).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/live-radio\?sh=\w{16}$/)

  // A phone whose own way of sharing does not work.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('')
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(pointer: coarse)' ? 'all' : query)
    navigator.share = () => Promise.reject(new DOMException('not now', 'NotAllowedError'))
  })
  await page.getByRole('region', { name: 'On air' }).getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/live-radio\?sh=\w{16}$/)
})

test('[RAD-03] the number of listeners follows those who come and go', async ({ page, browser }) => {
  await finishedSong(page)
  const radio = new RadioListener(page)
  await page.goto('/live-radio')
  // Whoever listened in another test is still counted for a moment, and the page itself not yet.
  await expect(radio.listeners).toHaveText('1')
  const context = await browser.newContext()
  const other = new RadioListener(await context.newPage())
  await other.page.goto('/live-radio')
  await expect(radio.listeners).toHaveText('2')
  await context.close()
  await expect(radio.listeners).toHaveText('1')
})

test('[RAD-04] comments float over the playbar from the first to the last, only with the gate', async ({
  page,
  browser,
}) => {
  await finishedSong(page)
  const writer = new RadioListener(await (await browser.newContext()).newPage())
  await becomeMember(writer.page)
  await writer.page.goto('/live-radio')
  await becomeMember(page)
  await switchFlag(page, 'living-radio-playbar-comments', true)
  const radio = new RadioListener(page)
  const lane = page.getByTestId('floating-comments')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await radio.open()
  await expect(lane).toHaveAttribute('data-shown', 'false')
  await writer.say('First of two')
  await expect(lane).toHaveAttribute('data-shown', 'true')
  await expect(lane.getByText('First of two')).toBeVisible()
  await writer.say('Second, too soon')
  await expect(radio.messages.filter({ hasText: 'Second, too soon' })).toBeVisible()
  await expect(lane.getByText('Second, too soon')).toHaveCount(0)
  const lasts = await lane.locator('p').evaluate((line) => line.getAnimations()[0]?.effect?.getTiming().duration)
  expect(lasts).toBe(12_000)
  await expect(lane).toHaveAttribute('data-shown', 'false')
  await expect(lane).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writer.say('For still eyes')
  await expect(radio.messages.filter({ hasText: 'For still eyes' })).toBeVisible()
  await expect(lane).toHaveAttribute('data-shown', 'false')
  await switchFlag(page, 'living-radio-playbar-comments', false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await radio.open()
  await expect(lane).toHaveCount(0)
  await writer.page.context().close()
})
