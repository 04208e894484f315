import type { Page } from '@playwright/test'
import { becomeMember, switchFlag } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

const FLAG = 'anti-abuse-checks-enabled'
const MINUTE_MS = 60_000

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

function watchChecks(page: Page): Record<string, unknown>[] {
  const checks: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify-token')) checks.push(request.postDataJSON())
  })
  return checks
}

test('[AUTH-05] a member is checked unseen behind its flag, again after 30 minutes and not sooner', async ({
  page,
}) => {
  await becomeMember(page)
  const checks = watchChecks(page)
  await switchFlag(page, FLAG, false)
  await page.goto('/account')
  await expect(page.getByText('This device')).toBeVisible()
  expect(checks).toEqual([])

  await switchFlag(page, FLAG, true)
  await page.clock.install()
  await page.goto('/account')
  await expect.poll(() => checks.length).toBe(1)
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { id: string; email: string } }
  expect(checks[0]).toEqual({
    account_age_minutes: expect.any(Number),
    is_new_signup: true,
    user_id: user.id,
    email: user.email,
    phone: null,
    timestamp: expect.any(Number),
    honeypot: '',
    token: expect.stringMatching(/^v1\.\d{13}\.\d+$/),
    userAgent: await page.evaluate(() => navigator.userAgent),
  })
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await page.clock.runFor(29 * MINUTE_MS)
  expect(checks).toHaveLength(1)
  await page.clock.runFor(2 * MINUTE_MS)
  await expect.poll(() => checks.length).toBe(2)
  expect(checks[1]).toMatchObject({ is_new_signup: false })
})

test('[AUTH-06] without its script the challenge is given up silently: reported, not shown, and the check goes on', async ({
  page,
}) => {
  await becomeMember(page)
  await switchFlag(page, FLAG, true)
  await page.route('**/bot-challenge.js', (route) => route.abort())
  const checks = watchChecks(page)
  const reported = page.waitForRequest('**/api/error_report/')
  await page.goto('/account')
  expect((await reported).postDataJSON()).toEqual({
    source: 'bot-challenge',
    message: 'the challenge script was not loaded in time',
  })
  await expect.poll(() => checks.length).toBe(1)
  expect(checks[0]).toMatchObject({ token: null })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[AUTH-05] a check that fails, or that takes longer than 10 s, is only logged', async ({ page }) => {
  await becomeMember(page)
  await switchFlag(page, FLAG, true)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('the background check did not')) warnings.push(message.type())
  })
  const checks = watchChecks(page)
  let answers = true
  await page.route('**/api/auth/verify-token', (route) =>
    answers ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something' } }) : undefined,
  )
  await page.clock.install()
  await page.goto('/account')
  await expect.poll(() => warnings).toEqual(['warning'])
  answers = false
  const paused = Date.now() + MINUTE_MS
  await page.clock.pauseAt(paused)
  const checkedAt = await page.evaluate(() =>
    Number(Object.entries(localStorage).find(([name]) => name.startsWith('arioso.checked.'))?.[1]),
  )
  await page.clock.runFor(checkedAt + 30 * MINUTE_MS - paused)
  await expect.poll(() => checks.length).toBe(2)
  await page.clock.runFor(9_000)
  expect(warnings).toHaveLength(1)
  await page.clock.runFor(1_000)
  await expect.poll(() => warnings).toEqual(['warning', 'warning'])
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
