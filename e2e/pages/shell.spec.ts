import { newPerson } from '../drivers/signIn.ts'
import { expect, test } from '../support/test.ts'

test('a page with a heading answers at both addresses of Home', async ({ home }) => {
  await home.open('/')
  await home.open('/home')
})

test('[SHELL-24] what breaks says so, and Retry reloads and tells what went wrong', async ({ browser }) => {
  const context = await browser.newContext(process.env['ARIOSO_URL'] ? { baseURL: process.env['ARIOSO_URL'] } : {})
  const page = await context.newPage()
  let isBroken = true
  await page.route(/assets\/LibraryPage.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/me')
  await expect(page.getByText('An error occured. Please try again.')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('An error occured. Please try again.')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: /LibraryPage|import|fetch/i })).toBeVisible()
  await context.close()
})

test('[AUTH-01] signing up, out and in again, and still being there after a reload', async ({ page, home, signIn }) => {
  const person = newPerson()
  await home.open()
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog')
  const [email, password] = [dialog.getByLabel('Email'), dialog.getByLabel('Password', { exact: true })]
  await email.fill('nobody')
  await password.fill('secret words')
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(email).toHaveAccessibleDescription('That doesn’t look like an email address.')
  await expect(email).toBeFocused()
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await signIn.signUp(person)
  await page.reload()
  await signIn.expectSignedIn()
  await signIn.signOut()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await email.fill(person.email)
  await password.fill('not the password')
  await dialog.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await signIn.signIn(person)
})
