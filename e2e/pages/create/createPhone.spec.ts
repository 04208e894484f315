import { AxeBuilder } from '@axe-core/playwright'
import { becomeMember } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

const SCREEN_PX = 844

test('[CRE-27] [CRE-28] on a phone the form is a sheet: opened from the bar, as tall as its mode needs', async ({
  page,
  create,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeMember(page)
  const songs: string[] = []
  page.on('request', (request) => request.url().includes('/api/project/default') && songs.push(request.url()))
  await create.openOnPhone()
  const height = async () => Math.round((((await create.sheet.boundingBox())?.height ?? 0) / SCREEN_PX) * 100)
  await expect.poll(height).toBe(60)
  expect((await create.description.boundingBox())?.height).toBeGreaterThanOrEqual(120)
  await create.sheet.getByRole('button', { name: 'Close' }).click()
  await expect(create.sheet).toBeHidden()
  expect(songs, 'the songs are asked for once').toHaveLength(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click()
  await expect(create.sheet).toBeVisible()
  await page.mouse.click(195, 60)
  await expect(create.sheet).toBeHidden()
  await page.getByRole('button', { name: 'Make a song' }).click()
  await create.choose('Custom')
  await expect.poll(height).toBe(100)
  await create.lyrics.click()
  await create.acceptTerms()
  await expect(create.sheet).toBeVisible()
  await create.choose('Simple')
  await expect.poll(height).toBe(60)
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: /^The mood you’re in/ }).click()
  await expect.poll(height).toBe(100)
  await page.getByRole('button', { name: 'Back to the description' }).click()
  await create.ask('a very small song')
  await expect(create.sheet).toBeHidden()
  await expect(create.rows).toHaveCount(2)
  // A row that is drawn anew has no place for a moment.
  const roomAbove = async () => {
    const button = await page.getByRole('button', { name: 'Make a song' }).boundingBox()
    const row = await create.rows.first().boundingBox()
    return button && row ? row.y - button.y - button.height : undefined
  }
  await expect.poll(roomAbove, 'the button lies over no row').toBeGreaterThan(0)
})

test('on a phone the back button closes what is open and stays on the page', async ({ page, library, backstage }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  const signUp = page.getByRole('dialog', { name: 'Make it yours' })
  await expect(signUp).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state as { layer?: number })).toHaveProperty('layer')
  await page.goBack()
  await expect(signUp).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await becomeMember(page)
  await backstage.keepRows(page, ['Low Tide'])
  await library.open()
  const menu = page.getByRole('menu', { name: 'More for Low Tide' })
  await library.row('Low Tide').getByRole('button', { name: 'More for Low Tide' }).click()
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state as { layer?: number })).toHaveProperty('layer')
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(library.row('Low Tide')).toBeVisible()
})
