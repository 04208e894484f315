import type { Page } from '@playwright/test'
import { newPerson } from '../../drivers/signIn.ts'
import { becomeMember } from '../../drivers/visitor.ts'
import { listSerious } from '../../support/listSerious.ts'
import { startCharging, type Charging } from '../../support/startCharging.ts'
import { expect, test } from '../../support/test.ts'

test('[ACC-01] [ACC-05 a b] [MOD-11] plans are compared in one’s currency, taken, changed and cancelled, and say what they bring', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/account')
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Pro')).toContainText('2,500 credits a month (up to 500 songs)')
  await expect(card('Free')).toContainText('Your plan')
  await expect(card('Pro')).toContainText('$10')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY')
  await expect(card('Pro')).toContainText('¥1,500')
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(card('Pro')).toContainText('¥14,400 billed yearly')

  await card('Pro').getByRole('button', { name: 'Subscribe to Pro' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('no card needed')
  await expect(dialog).toContainText('¥0')
  await dialog.getByRole('button', { name: 'Start Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'You’re on Pro' })).toContainText('You have 2,500 credits.')
  await dialog.getByRole('button', { name: 'What this means for my songs' }).click()
  await expect(page.getByRole('dialog', { name: 'Your songs are yours to use' })).toContainText('from now on')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card('Pro')).toContainText('Your plan')

  await card('Premier').getByRole('button', { name: 'Change to Premier' }).click()
  await dialog.getByRole('button', { name: 'Start Premier' }).click()
  await page.getByRole('dialog', { name: 'You’re on Premier' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You have 10,000 credits on the Premier plan.')).toBeVisible()

  await card('Premier').getByRole('button', { name: 'Cancel plan' }).click()
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(card('Premier')).toContainText('Ends on')
  await card('Premier').getByRole('button', { name: 'Keep Premier' }).click()
  await dialog.getByRole('button', { name: 'Start Premier' }).click()
  await page.getByRole('dialog', { name: 'You’re on Premier' }).getByRole('button', { name: 'Done' }).click()
  await expect(card('Premier').getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  await page.getByText('What does a song cost?').click()
  await expect(page.getByText('Ten credits make two takes.')).toBeVisible()

  await expect(page.getByRole('region', { name: 'Payments' })).toHaveCount(0)

  const charging = await startCharging()
  try {
    await payThere(page, charging)
  } finally {
    await charging.stop()
  }
})

// The same page where money is taken: on Stripe's own page, and a card that fails is told.
async function payThere(page: Page, charging: Charging): Promise<void> {
  await page.context().clearCookies()
  await becomeMember(page, charging.url)
  await charging.openCheckouts(page)
  await page.goto(`${charging.url}/account?currency=jpy`)
  const card = (name: string) => page.getByRole('article', { name })
  const dialog = page.getByRole('dialog')
  const payments = page.getByRole('region', { name: 'Payments' })
  await card('Pro').getByRole('button', { name: 'Subscribe to Pro' }).click()
  await expect(dialog).toContainText('Due today, before tax¥1,500')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await expect(page).toHaveURL(`${charging.url}/account`)
  await expect(card('Pro')).toContainText('Your plan')
  const invoice = payments.getByRole('listitem').filter({ hasText: 'Invoice A-1' })
  await expect(invoice).toContainText('Paid$10')
  await expect(invoice.getByRole('link')).toHaveAttribute('href', /^https:\/\/invoice\.stripe\.example\/in_/)
  await expect(payments.getByRole('alert')).toHaveCount(0)

  await charging.failToRenew()
  await page.reload()
  await expect(payments.getByRole('alert')).toContainText('Update your card')
  // Until it is known whether a copy is there already, this one waits, half as dark.
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeEnabled()
  expect(await listSerious(page, 'payments')).toEqual([])
  await card('Premier').getByRole('button', { name: 'Change to Premier' }).click()
  await expect(dialog).toContainText('The next page shows what’s due')
  await page.keyboard.press('Escape')
  await payments.getByRole('button', { name: 'Buy 500 credits' }).click()
  await expect(page.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await expect(page.getByText('You have 3,000 credits on the Pro plan.')).toBeVisible()
}

test('[ACC-04] [MOD-31] a friend who comes by one’s link and makes a song brings credits for both', async ({
  page,
  browser,
  backstage,
  signIn,
}) => {
  const friend = await (await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })).newPage()
  await becomeMember(friend)
  await friend.goto('/')
  await friend.getByRole('button', { name: 'Profile menu' }).click()
  await friend.getByRole('menuitem', { name: 'Invite Friends' }).click()
  const invitation = friend.getByRole('dialog', { name: 'Invite friends' })
  const link = await invitation.getByLabel('Your link').inputValue()
  await expect(invitation).toContainText('0Friends joined')

  await page.goto(link)
  await expect(page.locator('#first-screen')).toHaveCount(0)
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  const attribution = page.waitForResponse((reply) => reply.url().endsWith('/api/user/signup_attribution/'))
  await signIn.signUp(newPerson())
  expect((await attribution).status()).toBe(200)
  await expect(page.getByRole('banner').getByText('50credits')).toBeVisible()
  await backstage.keepSongs(page, ['First'])
  await page.reload()
  await expect(page.getByRole('banner').getByText('100credits')).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('banner').getByText('100credits')).toBeVisible()
  await friend.context().close()
})
