import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

// What is pressed before everything has come. Held back until it is let go; tells how often it was asked for.
async function hold(page: Page, address: string): Promise<{ letGo: () => void; count: () => number }> {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  await page.route(address, async (route) => {
    asked++
    await gate.promise
    await route.continue()
  })
  return { letGo: gate.resolve, count: () => asked }
}

const BESIDES = '**/assets/besides-*.js'

test('a song pressed before the rest of the program has come sounds; a key pressed then and the lock screen follow', async ({
  page,
  home,
  player,
}) => {
  const besides = await hold(page, BESIDES)
  await home.open()
  await home.waitForSongs(1)
  const play = home.playButtons.first()
  const title = ((await play.getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  await play.click()
  await player.expectSounding()
  await page.locator('body').click({ position: { x: 700, y: 5 } })
  await page.keyboard.press('Space')
  await player.expectSounding()
  besides.letGo()
  await expect.poll(() => player.isSilent()).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title)
  await page.keyboard.press('Space')
  await player.expectSounding()
  expect(besides.count()).toBe(1)
})

test('what starts besides waits for the songs of Home, but not for a key', async ({ page, home }) => {
  const besides = await hold(page, BESIDES)
  const songs = await hold(page, '**/api/unified/homepage')
  await home.open()
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
  expect(besides.count()).toBe(0)
  await page.keyboard.press('?')
  await expect.poll(besides.count).toBe(1)
  besides.letGo()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  songs.letGo()
  await home.waitForSongs(1)
})

test('what starts besides comes by itself once Home can be used', async ({ page, home }) => {
  const besides = await hold(page, BESIDES)
  besides.letGo()
  await home.open()
  await home.waitForSongs(1)
  await expect.poll(besides.count).toBe(1)
})
