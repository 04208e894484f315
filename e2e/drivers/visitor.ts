import type { Page } from '@playwright/test'
import type { Flag } from '@arioso/contract'
import { newPerson } from '../drivers/signIn.ts'

const SESSION = '**/api/session/'

export const MEMBER_NAME = 'Lena Listener'

type Session = {
  flags: Record<string, boolean>
  experiments: Record<string, unknown>
  user: { created_at: string } | null
  roles: { is_day_zero_user: boolean }
}

// Signs up without the dialog, for tests that are about something else.
export async function becomeMember(page: Page, origin = process.env['ARIOSO_URL'] ?? ''): Promise<void> {
  const reply = await page.request.post(`${origin}/api/auth/sign-up/email`, {
    headers: { origin },
    data: { ...newPerson(), name: MEMBER_NAME },
  })
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`)
}

// The one staff account there is: several tests may be it at once.
export async function becomeStaff(page: Page): Promise<void> {
  const url = process.env['ARIOSO_URL'] ?? ''
  const cookies = (process.env['ARIOSO_STAFF_COOKIE'] ?? '').split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { url, name, value: value.join('=') }
  })
  await page.context().addCookies(cookies)
}

// Pages come without their session and have to ask for it.
export async function holdBackServedSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('#session')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
}

// The server's own session as time or staff would change it: a day later, a gate switched, maintenance announced.
export async function changeSession(page: Page, change: (session: Session) => void): Promise<void> {
  await holdBackServedSession(page)
  await page.route(SESSION, async (route) => {
    const reply = await route.fetch()
    const session = (await reply.json()) as Session
    change(session)
    await route.fulfill({ response: reply, json: session })
  })
}

// As staff do it for one person. Strangers have no name to switch anything by: for them it is as if it were switched for everybody.
export async function switchFlag(page: Page, flag: Flag, isOn: boolean): Promise<void> {
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } | null }
  if (user === null)
    return changeSession(page, (session) => {
      session.flags[flag] = isOn
    })
  await page.unroute(SESSION)
  const url = process.env['ARIOSO_URL'] ?? ''
  const headers = { cookie: process.env['ARIOSO_STAFF_COOKIE'] ?? '', origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ is_on: isOn, handle: user.handle })
  const reply = await fetch(`${url}/api/staff/flags/${flag}/`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`switching ${flag} answered ${reply.status}`)
}
