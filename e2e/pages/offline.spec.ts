import type { Page } from '@playwright/test'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { openTunnel, type Tunnel } from '../support/openTunnel.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let tunnel: Tunnel
test.beforeEach(async () => {
  tunnel = await openTunnel(process.env['ARIOSO_URL'] ?? '')
})
test.afterEach(() => tunnel.cut())

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted, { cacheName: 'arioso-replies' })) !== undefined, path)

test('without a connection the program starts and what was seen opens; a new version is offered, never forced; what one person saw the next does not', async ({
  page,
  context,
}) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  await page.goto(tunnel.url)
  await expect.poll(() => isKept(page, '/'), { timeout: 60_000 }).toBe(true)
  await page.goto(`${tunnel.url}/me`)
  const library = page.getByRole('heading', { name: 'Create your first song.' })
  await expect(library).toBeVisible()
  await page.goto(`${tunnel.url}/song/${song.id}`)
  const title = page.getByRole('heading', { level: 1, name: song.title })
  await expect(title).toBeVisible()
  await expect.poll(() => isKept(page, `/api/clip/${song.id}`)).toBe(true)

  await tunnel.cut()
  await page.goto(`${tunnel.url}/explore`)
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()
  await page.goto(`${tunnel.url}/song/${song.id}`)
  await expect(title).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile menu' })).toBeVisible()
  const cover = page.locator('main img').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Make a song' })).toBeVisible()
  await main.getByRole('link', { name: 'Library' }).click()
  await expect(library).toBeVisible()
  await main.getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByText('It’ll be here when you’re back online.')).toBeVisible()

  await tunnel.mend()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Trending today' })).toBeVisible()
  const entry = await page.locator('script[type=module]').getAttribute('src')
  tunnel.deployWithout(entry ?? '')
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const offer = page.getByRole('region', { name: 'Update' })
  await expect(offer).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  const loaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: 'Update' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect.poll(() => isKept(page, `/api/clip/${song.id}`)).toBe(false)
})
