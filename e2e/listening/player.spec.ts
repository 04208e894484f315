import { countRenders } from '../support/countRenders.ts'
import { pauseClock } from '../support/expectToast.ts'
import { expect, test } from '../support/test.ts'

const PLAYER = '[aria-label="Player"]'

test('[PLY-01] the playbar plays, pauses, seeks, skips, repeats, shuffles and turns the volume', async ({
  page,
  home,
  player,
}) => {
  await home.open()
  await home.waitForSongs(2)
  await home.playButtons.first().click()
  await player.expectSounding()
  await player.bar.getByRole('button', { name: 'Pause' }).click()
  const stopped = await player.seconds()
  await player.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => player.seconds()).toBeGreaterThan(stopped)

  await player.seekTo(20)
  await player.expectShownTime(/^0:2\d of /)
  await player.bar.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => player.seconds()).toBeLessThan(5)

  const volume = player.bar.getByRole('slider', { name: 'Volume' })
  await volume.fill('25')
  expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBeCloseTo(0.25, 2)
  for (const name of ['Repeat', 'Shuffle']) {
    const button = player.bar.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  }
  await player.bar.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => player.seconds()).toBeLessThan(5)
  await player.bar.getByRole('button', { name: 'Repeat' }).click()
  await player.seekTo((await player.durationSeconds()) - 2)
  await expect.poll(() => player.seconds()).toBeLessThan(5)
  await player.expectSounding()
})

test('[PLY-01] the position is read every 150 ms, and only the bar is drawn again', async ({ page, home, player }) => {
  const renders = await countRenders(page, PLAYER)
  await page.clock.install()
  await home.open()
  await home.waitForSongs(1)
  const counted = page.waitForResponse((reply) => reply.url().includes('/increment_play_count/v2'))
  await home.playButtons.first().click()
  await player.expectSounding()
  await counted
  // Home shows songs in the making; here nothing else moves.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Make a song' })).toBeVisible()
  await player.expectSounding()
  // The page may still be fetching its last parts; once it has them, two seconds of music draw the bar and nothing else.
  await expect(async () => {
    await renders.restart()
    const since = await player.seconds()
    await expect.poll(() => player.seconds()).toBeGreaterThan(since + 2)
    const drawn = await renders.read()
    expect(drawn.inside).toBeGreaterThan(5)
    expect(drawn.outside).toBe(0)
  }).toPass({ timeout: 40_000 })

  await player.bar.getByRole('button', { name: 'Pause' }).click()
  await pauseClock(page)
  const shown = () => player.bar.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuetext')
  const move = (seconds: number) =>
    page.evaluate((to) => {
      const audio = document.querySelector('audio')
      return new Promise((resolve) => {
        audio?.addEventListener('seeked', resolve, { once: true })
        Object.assign(audio ?? {}, { currentTime: to })
      })
    }, seconds)
  await move(20)
  await expect.poll(() => page.clock.runFor(10).then(shown), { intervals: [20] }).toMatch(/^0:20 /)
  await move(30)
  await page.clock.runFor(130)
  expect(await shown()).toMatch(/^0:20 /)
  await page.clock.runFor(30)
  expect(await shown()).toMatch(/^0:30 /)
})

test('keys lead the player from anywhere, can be switched off, and only one tab sounds', async ({
  page,
  home,
  player,
  context,
}) => {
  await home.open()
  await home.waitForSongs(1)
  await home.playButtons.first().click()
  await player.expectSounding()
  await page.locator('body').click({ position: { x: 700, y: 5 } })
  await page.keyboard.press('Space')
  await expect.poll(() => player.isSilent()).toBe(true)
  await page.keyboard.press('Space')
  await player.expectSounding()
  const early = await player.seconds()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => player.seconds()).toBeGreaterThan(early + 4)
  await page.keyboard.press('m')
  await expect(player.bar.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(player.bar.getByRole('slider', { name: 'Volume' })).toHaveValue('70')
  for (const [key, name] of [
    ['s', 'Shuffle'],
    ['r', 'Repeat'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(player.bar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('q')
  await expect(player.queue).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player.queue).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(page.url())
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .last()
    .click()
  await expect.poll(() => player.isSilent()).toBe(true)
  await expect(player.bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await other.close()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('q')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await player.isSilent()).toBe(true)
})

test('[PLY-03] a song plays on across pages and counts as one play', async ({ page, home, player }) => {
  await home.open()
  await home.waitForSongs(1)
  const title = ((await home.playButtons.first().getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  const counted = page.waitForResponse((reply) => reply.url().includes('/increment_play_count/v2'))
  await home.playButtons.first().click()
  await player.expectSounding()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Make a song' })).toBeVisible()
  await player.expectSounding()
  await expect(player.bar.getByText(title)).toBeVisible()
  const { play_count: plays } = (await (await counted).json()) as { play_count: number }
  expect(plays).toBeGreaterThanOrEqual(1)
})

test('offline, a page that is not loaded says so, menus close again, and the song goes on; back online it opens', async ({
  page,
  context,
  home,
  player,
}) => {
  await home.open()
  await home.waitForSongs(1)
  await home.playButtons.first().click()
  await player.expectSounding()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  const before = await player.seconds()
  await context.setOffline(true)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  // Until the page knows, it would ask for the menu in vain, and the browser never asks for a lost file again.
  await expect(page.getByText('Whatever has loaded keeps playing.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await sidebar.getByRole('link', { name: 'Radio' }).click()
  await expect(page.getByRole('heading', { name: 'You’re offline.' })).toBeVisible()
  await expect.poll(() => player.seconds()).toBeGreaterThan(before)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Radio' })).toBeAttached()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
})

test('covers on Explore sound under the pointer, give way to a song that is played, and can be told to be silent', async ({
  page,
  home,
  player,
}) => {
  await home.open()
  await home.waitForSongs(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  const sound = page.locator('audio[data-hover-preview]')
  const isSounding = () => sound.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0)
  const cover = page.getByRole('region', { name: 'Trending today' }).getByRole('article').first()
  await cover.hover()
  await expect.poll(isSounding).toBe(true)
  await cover.getByRole('button', { name: /^Play / }).click()
  await player.expectSounding()
  expect(await isSounding()).toBe(false)
  await page.getByRole('button', { name: 'Hover to listen' }).click()
  await expect(sound).toHaveCount(0)
})
