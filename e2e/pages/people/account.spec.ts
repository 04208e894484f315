import type { Browser, Page } from '@playwright/test'
import type { Session } from '@arioso/contract'
import { newPerson, SignIn, type Person } from '../../drivers/signIn.ts'
import { Staff } from '../../drivers/staff.ts'
import { becomeStaff } from '../../drivers/visitor.ts'
import { totpCode } from '../../../server/testing/totpCode.ts'
import { listSerious } from '../../support/listSerious.ts'
import { expect, test } from '../../support/test.ts'

const YEAR_SECONDS = 365 * 86_400
// Counted from the last visit.
const MONTH_SECONDS = 30 * 86_400

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  return context.newPage()
}

async function signUp(page: Page, path = '/'): Promise<Person> {
  const person = newPerson()
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await new SignIn(page).signUp(person)
  return person
}

// A code opens once: whoever signs in right afterwards takes the next.
const NEXT_CODE_MS = 30_000

async function turnOnSecondStep(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const link = (await dialog.getByRole('link', { name: 'open the app' }).getAttribute('href')) ?? ''
  expect(await listSerious(page, 'second step')).toEqual([])
  await dialog.getByLabel('Code from the app').fill(totpCode(link))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible()
  return link
}

async function makeApiKey(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Make an API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift')
  await dialog.getByLabel('See, play and download your songs').uncheck()
  await dialog.getByLabel('See your playlists').check()
  expect(await listSerious(page, 'API key')).toEqual([])
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Make key' }).click()
  const secret = await dialog.getByLabel('Your API key').innerText()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  return secret
}

async function handleOf(page: Page): Promise<string> {
  const session = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  return session.user.handle
}

async function listSongs(page: Page): Promise<{ id: string; title: string }[]> {
  const reply = await page.request.post('/api/feed/v3', { data: {} })
  return ((await reply.json()) as { clips: { id: string; title: string }[] }).clips
}

test('[MOD-30 f] staff hand on mails, switch a gate for one person, decide about reports and read feedback', async ({
  page,
  browser,
  backstage,
}) => {
  test.slow()
  await page.goto('/staff/flags')
  await expect(page.getByText('There’s nothing here.')).toBeVisible()
  await becomeStaff(page)
  const staff = new Staff(page)

  const visitor = await elsewhere(browser)
  const person = await signUp(visitor)
  const claims: string[] = []
  visitor.on('request', (request) => request.url().includes('/api/staff/claim/') && claims.push(request.url()))
  await visitor.goto(process.env['ARIOSO_STAFF_LINK'] ?? '')
  await expect(visitor.getByText('This link can’t make anyone staff.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Go home' }).click()
  await expect(visitor).toHaveURL(/\/$/)
  expect(claims).toHaveLength(1)
  await visitor.goto('/account')
  await expect(visitor.getByText('Your email address isn’t confirmed yet.')).toBeVisible()
  const confirmation = await staff.readLink(person.email, 'Confirm your email address')
  await visitor.goto(`${confirmation}x`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expect(visitor).toHaveURL(/\/auth\/error/)
  await visitor.goto(confirmation)
  await expect(visitor.getByText('Your email address is confirmed.')).toBeVisible()
  await visitor.goto('/account')
  await expect(visitor.getByText('Confirmed')).toBeVisible()
  await expect(visitor.getByText('isn’t confirmed yet')).toBeHidden()

  await staff.switchFor('web-hooks-2025', await handleOf(visitor), 'Off')
  await visitor.goto('/hooks')
  await expect(visitor.getByText('There’s nothing here.')).toBeVisible()
  await staff.switchFor('web-hooks-2025', await handleOf(visitor), 'On')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Hooks' })).toBeVisible()

  await backstage.keepRows(visitor, ['Loud Advert', 'Rude Verse', 'Fine Song'], { isLinkOnly: true })
  for (const { id } of await listSongs(visitor)) {
    await page.request.post('/api/moderation/flag-clip', { data: { clip_id: id, reason: 'spam', details: 'Too loud' } })
  }
  const [{ id: commentedId } = { id: '' }] = await listSongs(visitor)
  const written = await visitor.request.post(`/api/gen/${commentedId}/comments`, {
    data: { content: 'Buy my ringtones', track_timestamp: null, parent_id: null },
  })
  const { id: comment_id } = (await written.json()) as { id: string }
  await page.request.post('/api/moderation/flag-comment', { data: { comment_id, details: 'An advert' } })
  const { user: visitorUser } = (await (await visitor.request.get('/api/session/')).json()) as Session
  const profile = { content_type: 'profile', content_id: visitorUser?.id, reason: 'spam', details: 'Only adverts' }
  await page.request.post('/api/moderation/flag-content', { data: profile })
  await page.goto('/staff/reports')
  await expect(page.getByRole('article', { name: 'Fine Song' })).toBeVisible()
  const report = page.getByRole('article', { name: /^Profile: / }).filter({ hasText: 'Only adverts' })
  await report.getByLabel('Message to its maker').fill('No adverts here')
  await report.getByRole('button', { name: 'Clear profile' }).click()
  await expect(report).toHaveCount(0)
  const reported = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: 'Buy my ringtones' })
  await expect(reported.getByText('An advert')).toBeVisible()
  expect(await listSerious(page, 'reports')).toEqual([])
  await reported.getByRole('button', { name: 'Remove comment' }).click()
  await expect(reported).toHaveCount(0)
  await staff.decide('Rude Verse', 'Warn', 'Please change verse two')
  await staff.decide('Loud Advert', 'Remove song', 'Nothing but adverts')
  await staff.decide('Fine Song', 'Dismiss')
  await visitor.goto('/notifications')
  const news = visitor.getByRole('list', { name: 'Notifications' }).last()
  await expect(news).toContainText('“Loud Advert” was removed for breaking the community guidelines')
  await expect(news).toContainText('Please change verse two')
  await expect(news).toContainText('No adverts here')
  await expect(news).not.toContainText('Fine Song')
  expect((await listSongs(visitor)).map(({ title }) => title).toSorted()).toEqual(['Fine Song', 'Rude Verse'])

  await news.getByRole('link', { name: /“Loud Advert” was removed/ }).click()
  await expect(visitor.getByText('You can’t publish until')).toBeVisible()
  const decision = visitor.getByRole('article', { name: 'Loud Advert' })
  await expect(decision).toContainText('Nothing but adverts')
  await decision.getByText('Appeal', { exact: true }).click()
  await decision.getByLabel('Why was this wrong?').fill('It is about an advert')
  expect(await listSerious(visitor, 'standing')).toEqual([])
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await expect(decision).toContainText('Our staff will answer.')
  await page.goto('/staff/reports')
  const appeal = page.getByRole('article', { name: 'Appeal: Loud Advert' })
  await expect(appeal).toContainText('It is about an advert')
  await appeal.getByLabel('Your answer').fill('Fair enough')
  await appeal.getByRole('button', { name: 'Take it back' }).click()
  await expect(appeal).toHaveCount(0)
  await visitor.reload()
  await expect(decision).toContainText('The decision was taken back: Fair enough')
  await expect(visitor.getByText('You have 2 strikes.')).toBeVisible()
  expect(await listSongs(visitor)).toHaveLength(3)

  await page.goto(`/@${await handleOf(visitor)}`)
  await page.getByRole('button', { name: 'More about this profile' }).click()
  await page.getByRole('menuitem', { name: 'Verify artist' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Verified')).toBeVisible()

  await visitor.request.post('/api/feedback/', {
    data: { message: `Lovely reverb, ${person.email}`, page: '/explore' },
  })
  await page.goto('/staff/feedback')
  const word = page.getByRole('listitem').filter({ hasText: `Lovely reverb, ${person.email}` })
  await expect(word.getByRole('link', { name: '/explore' })).toBeVisible()
  for (const place of ['maintenance', 'experiments']) {
    await page.goto(`/staff/${place}`)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
    expect(await listSerious(page, place)).toEqual([])
  }

  await new SignIn(visitor).signOut()
  await visitor.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await visitor.getByRole('button', { name: 'Forgot password?' }).click()
  await visitor.getByLabel('Email').fill(person.email)
  await visitor.getByRole('button', { name: 'Send me a link' }).click()
  await expect(visitor.getByRole('dialog')).toContainText('they can see it in their outbox')
  await visitor.goto(await staff.readLink(person.email, 'Choose a new password'))
  await visitor.getByLabel('New password').fill('a wholly new one')
  await visitor.getByRole('button', { name: 'Change password' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await new SignIn(visitor).signIn({ ...person, password: 'a wholly new one' })
  await visitor.context().close()
})

test('who is signed in on two devices sees both, ends one from the other, makes an API key that a new password ends, and adds a second step', async ({
  page,
  browser,
  signIn,
}) => {
  const person = await signUp(page)
  const phone = await elsewhere(browser)
  await phone.goto('/')
  await phone.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await new SignIn(phone).signIn(person)

  await page.goto('/account')
  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(places).toHaveCount(2)
  await expect(places.filter({ hasText: 'This device' })).toHaveCount(1)
  await places.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(places).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  const secret = await makeApiKey(page, person.password)
  const keys = page.getByRole('region', { name: 'API keys' }).getByRole('listitem')
  await expect(keys).toContainText('playlists:read')
  const useKey = () => phone.request.get('/api/playlist/me', { headers: { authorization: `Bearer ${secret}` } })
  expect((await useKey()).status()).toBe(200)

  const dialog = page.getByRole('dialog')
  const webhook = page.getByRole('region', { name: 'Webhook' })
  await webhook.getByRole('button', { name: 'Set an address' }).click()
  await dialog.getByLabel('Address').fill('https://10.0.0.8/hook')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog).toContainText('Use an https address that anyone on the internet can reach.')
  await dialog.getByLabel('Address').fill('https://hooks.example/arioso')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByLabel('Your signing secret')).toContainText('whsec_')
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  await webhook.getByRole('button', { name: 'Send a test' }).click()
  await expect(webhook.getByRole('list', { name: 'Latest deliveries' })).toContainText('Test')

  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByLabel('New password').fill('brand new words')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  expect((await useKey()).status()).toBe(401)
  await page.reload()
  await signIn.expectSignedIn()
  await expect(keys).toHaveCount(0)
  await makeApiKey(page, 'brand new words')
  await keys.getByRole('button', { name: 'Revoke Night shift' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(keys).toHaveCount(0)

  const link = await turnOnSecondStep(page, 'brand new words')
  await phone.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const asked = phone.getByRole('dialog')
  await asked.getByLabel('Email').fill(person.email)
  await asked.getByLabel('Password', { exact: true }).fill('brand new words')
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click()
  await asked.getByLabel('Code').fill('12345')
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(asked.getByText('That code isn’t right')).toBeVisible()
  await asked.getByLabel('Code').fill(totpCode(link, Date.now() + NEXT_CODE_MS))
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click()
  await new SignIn(phone).expectSignedIn()
  await phone.context().close()
})

test('a passkey is added, named and signs in without a password, until it is removed', async ({ page }) => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Browsers make no passkeys for bare addresses.
  const home = (process.env['ARIOSO_URL'] ?? '').replace('127.0.0.1', 'localhost')
  const person = await signUp(page, home)
  await page.goto(`${home}/account`)
  const keys = page.getByRole('region', { name: 'Passkeys' })
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await keys.getByRole('button', { name: 'Rename My laptop' }).click()
  await dialog.getByLabel('Name').fill('Desk')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(keys.getByRole('listitem').filter({ hasText: 'Desk' })).toBeVisible()

  const signIn = new SignIn(page)
  await signIn.signOut()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await signIn.expectSignedIn()
  await page.goto(`${home}/account`)
  await keys.getByRole('button', { name: 'Remove Desk' }).click()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
  await signIn.signOut()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog.getByText('That didn’t work. Try again, or use your password.')).toBeVisible()
})

test('[AUTH-02] signing out is counted, told, done and then seen, in this order, and both cookies last a year', async ({
  page,
  context,
  signIn,
}) => {
  await signUp(page)
  const cookie = async (name: string) => (await context.cookies()).find((each) => each.name === name)
  const lasts = async (name: string) => ((await cookie(name))?.expires ?? 0) - Date.now() / 1000
  expect(await lasts('arioso_signed_in')).toBeGreaterThan(YEAR_SECONDS - 3600)
  expect(await lasts('arioso.session_token')).toBeGreaterThan(MONTH_SECONDS - 3600)
  const counted = async () => {
    const metrics = await (await page.request.get('/api/metrics')).text()
    return Number(/^arioso_sign_outs_total (\d+)/m.exec(metrics)?.[1])
  }
  const before = await counted()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(signout|auth\/sign-out|session)\//.test(`${pathname}/`)) asked.push(`${request.method()} ${pathname}`)
  })
  await signIn.signOut()
  expect(asked.slice(0, 3)).toEqual(['POST /api/signout/', 'POST /api/auth/sign-out', 'GET /api/session/'])
  expect(await counted()).toBeGreaterThan(before)
  expect(await lasts('arioso_signed_out')).toBeGreaterThan(YEAR_SECONDS - 3600)
  expect(await cookie('arioso_signed_in')).toBeUndefined()
  expect(await cookie('arioso.session_token')).toBeUndefined()
})

test('[AUTH-09] signing up tells once where the new account came from', async ({ page }) => {
  const attributions: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/signup_attribution/')) attributions.push(request.postDataJSON())
  })
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/user/signup_attribution/'))
  await signUp(page, '/?utm_source=newsletter&irclickid=click-7')
  expect((await answered).status()).toBe(200)
  await page.reload()
  await new SignIn(page).expectSignedIn()
  expect(attributions).toEqual([
    { source: 'newsletter', share_id: null, utm_source: 'newsletter', click_id: 'click-7' },
  ])
})

test('somebody takes their data along and deletes their account with the password, and is a stranger afterwards', async ({
  page,
}) => {
  const person = await signUp(page, '/account')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Start export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download \(/ }).click()
  expect((await saved).suggestedFilename()).toBe('arioso-export-1.zip')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  expect(await listSerious(page, 'deleting an account')).toEqual([])
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await page.request.post('/api/auth/sign-in/email', { data: person })).status()).toBe(401)
})
