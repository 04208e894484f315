import { becomeMember } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[SOC-06] news comes to the bell at once and every 5 minutes, is read one by one or all together, and leads back', async ({
  page,
  browser,
  backstage,
}) => {
  await page.clock.install()
  await becomeMember(page)
  const [song = ''] = await backstage.keepSongs(page, ['Anchor'])
  await backstage.changeSong(song, { isPublic: true })
  await backstage.keepNews(page, 21)
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Notifications, 21 new' })).toBeVisible()

  const fan = await (await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })).newPage()
  await becomeMember(fan)
  const headers = { origin: process.env['ARIOSO_URL'] ?? '' }
  const send = (path: string, data: object) => fan.request.post(path, { headers, data })
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  await send(`/api/gen/${song}/update_reaction_type/`, { reaction: 'LIKE' })
  await send('/api/profiles/follow', { handle: user.handle, unfollow: false })
  await page.clock.fastForward('05:01')
  const bell = page.getByRole('button', { name: 'Notifications, 23 new' })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Lena Listener liked “Anchor”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await panel.getByRole('button', { name: 'Load more' }).click()
  await expect(rows).toHaveCount(23)
  await panel.getByRole('button', { name: 'Follow Lena Listener' }).click()
  await expect(panel.getByRole('button', { name: 'Following Lena Listener' })).toBeVisible()
  await expect(panel.getByText('(unread)')).toHaveCount(23)
  await panel.getByRole('link', { name: /liked “Anchor”/ }).click()
  await expect(page).toHaveURL(new RegExp(`/song/${song}`))

  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await page.getByRole('link', { name: 'See all' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'liked “Anchor”' }).getByText('(unread)')).toHaveCount(0)
  await expect(main.getByText('22 unread', { exact: true })).toBeVisible()
  const kept = page.waitForResponse('**/api/notification/v2/read')
  await main.getByRole('button', { name: 'Mark all read' }).click()
  await expect(main.getByText('(unread)')).toHaveCount(0)
  await kept
  await page.reload()
  await expect(main.getByText('Lena Listener liked “Anchor”')).toBeVisible()
  await expect(main.getByText('(unread)')).toHaveCount(0)
  await fan.context().close()
})

test('[SOC-10] [SOC-12] [MOD-09 a b c] whose song was removed is warned until they acknowledge it', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  const [song = ''] = await backstage.keepSongs(page, ['Borrowed Tune'])
  await backstage.removeSong(page, song)
  await page.goto('/explore')
  const warning = page.getByRole('dialog', { name: 'Copyright warning' })
  await expect(warning).toContainText('was removed because it infringes copyright')
  await expect(warning).toContainText('Future abuse may lead to the suspension or deletion of your account.')
  await expect(warning).toContainText('Borrowed Tune')
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await page.reload()
  await expect(warning).toContainText('Borrowed Tune')
  const path = '**/api/moderation/ack-copyright-warning'
  await page.route(path, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }))
  await warning.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByText('Error acknowledging warning')).toBeVisible()
  await page.unroute(path)
  const asked = page.waitForRequest(path)
  await warning.getByRole('button', { name: 'I understand' }).click()
  expect((await asked).postDataJSON()).toEqual({ clipId: song })
  await expect(page.getByText('Acknowledged', { exact: true })).toBeVisible()
  await expect(warning).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
