import type { Page } from '@playwright/test'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

test('[SHELL-28 c] [SOC-09] a toast stays as long as its line says: three seconds for feedback without login', async ({
  page,
}) => {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.goto('/?open_feedback=true')
  await expect.poll(() => page.clock.runFor(50).then(() => toast(page).count()), { intervals: [50] }).toBe(1)
  await expect(toast(page)).toHaveText('You must be logged in to submit feedback')
  await page.clock.runFor(2700)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(800)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.resume()
  await becomeMember(page)
  await page.goto('/?open_feedback=true')
  await expect(page.getByRole('dialog', { name: 'Tell us how it sounds' })).toBeVisible()
})

test('on a phone no toast lies over the buttons of a row or over the player', async ({ page }) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/feed')
  await page.route('**/update_reaction_type/', (route) => route.abort())
  const row = page.getByRole('article', { name: song.title }).first()
  await row.getByRole('button', { name: /^Play / }).click()
  const like = row.getByRole('button', { name: /^Like / })
  await like.click()
  await expect(toast(page)).toBeVisible()
  await like.click()
  const [shown, player] = await Promise.all([
    toast(page).first().boundingBox(),
    page.getByRole('region', { name: 'Player' }).filter({ visible: true }).boundingBox(),
  ])
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(player?.y ?? 0)
})

test('[SHELL-29 a b c] phones are offered the app by a script of its own, which leads to it or to its store, and nothing is missing without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const song = await finishedSong(page)
  const banner = page.getByRole('region', { name: 'Arioso app' })
  await page.goto(`/song/${song.id}`)
  const asked: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  devtools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url))
  // Nobody here has the app; then its page in the store comes.
  await page.route('https://apps.example/**', (route) => route.fulfill({ body: 'The store', contentType: 'text/html' }))
  await banner.getByRole('button', { name: 'Open in app' }).click()
  await expect(page.getByText('The store')).toBeVisible()
  expect(asked).toEqual([`arioso://song/${song.id}`, 'https://apps.example/android'])
  await page.goto(`/song/${song.id}`)
  await page.route('**/appLink.js', (route) => route.abort())
  await page.reload()
  await expect(banner.getByRole('link', { name: 'See the app' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Open in app' })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Play ${song.title}` })
    .click()
  await expect(page.getByRole('region', { name: 'Player' }).filter({ visible: true })).toBeVisible()
})
