import type { Page } from '@playwright/test'
import { newPerson } from '../drivers/signIn.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { listSerious } from '../support/listSerious.ts'
import { expect, test } from '../support/test.ts'

const INVOICE = 'https://invoice.example/7'

// As with a payment service behind the server: its page sends people straight back.
async function chargeForPlans(page: Page): Promise<void> {
  await page.route('**/api/billing/usage-plan-descriptions/*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), charges: true } })
  })
  const invoice = { id: 'in_7', number: 'A-7', created_at: '2026-05-04T10:00:00Z', status: 'paid', url: INVOICE }
  const payments = {
    has_portal: true,
    is_past_due: true,
    invoices: [{ ...invoice, currency: 'USD', total_cents: 3000 }],
    credit_packs: [{ credits: 500, currency: 'JPY', cents: 60_000 }],
  }
  await page.route('**/api/billing/payments/*', (route) => route.fulfill({ json: payments }))
  const back = { checkout_url: '/account?paid=cs_test_1' }
  await page.route('**/api/billing/credits/', (route) => route.fulfill({ json: back }))
}

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
  await expect(page.getByRole('dialog', { name: 'You are on Pro' })).toContainText('You have 2,500 credits.')
  await dialog.getByRole('button', { name: 'What this means for my songs' }).click()
  await expect(page.getByRole('dialog', { name: 'Your songs are yours to use' })).toContainText('from now on')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card('Pro')).toContainText('Your plan')

  await card('Premier').getByRole('button', { name: 'Change to Premier' }).click()
  await dialog.getByRole('button', { name: 'Start Premier' }).click()
  await page.getByRole('dialog', { name: 'You are on Premier' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You have 10,000 credits on the Premier plan.')).toBeVisible()

  await card('Premier').getByRole('button', { name: 'Cancel plan' }).click()
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(card('Premier')).toContainText('Ends on')
  await card('Premier').getByRole('button', { name: 'Keep Premier' }).click()
  await dialog.getByRole('button', { name: 'Start Premier' }).click()
  await page.getByRole('dialog', { name: 'You are on Premier' }).getByRole('button', { name: 'Done' }).click()
  await expect(card('Premier').getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  await page.getByText('What does a song cost?').click()
  await expect(page.getByText('Ten credits make two takes.')).toBeVisible()

  // The same page where money is taken.
  await expect(page.getByRole('region', { name: 'Payments' })).toHaveCount(0)
  await chargeForPlans(page)
  await page.reload()
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments.getByRole('alert')).toContainText('Update your card')
  await expect(payments.getByRole('link', { name: 'Invoice A-7' })).toHaveAttribute('href', INVOICE)
  await expect(payments.getByRole('listitem').filter({ hasText: 'Invoice A-7' })).toContainText('Paid$30')
  expect(await listSerious(page, 'payments')).toEqual([])
  await card('Pro').getByRole('button', { name: 'Change to Pro' }).click()
  await expect(dialog).toContainText('The next page shows what’s due')
  await page.keyboard.press('Escape')
  const asked = page.waitForRequest('**/api/billing/credits/')
  await payments.getByRole('button', { name: 'Buy 500 credits' }).click()
  expect((await asked).postDataJSON()).toEqual({ credits: 500, currency: 'JPY' })
  await expect(page.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await expect(page).toHaveURL('/account')
})

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
  const told = page.waitForResponse((reply) => reply.url().endsWith('/api/user/signup_attribution/'))
  await signIn.signUp(newPerson())
  expect((await told).status()).toBe(200)
  await expect(page.getByRole('banner').getByText('50credits')).toBeVisible()
  await backstage.keepSongs(page, ['First'])
  await page.reload()
  await expect(page.getByRole('banner').getByText('100credits')).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('banner').getByText('100credits')).toBeVisible()
  await friend.context().close()
})
