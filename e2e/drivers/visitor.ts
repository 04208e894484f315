import type { Page } from '@playwright/test'
import { newPerson } from '../drivers/signIn.ts'

export const MEMBER_NAME = 'Lena Listener'

type Session = {
  flags: Record<string, boolean>
  experiments: Record<string, unknown>
  user: { created_at: string } | null
  roles: { is_day_zero_user: boolean }
}

// Signs up without the dialog, for tests that are about something else.
export async function becomeMember(page: Page): Promise<void> {
  const origin = process.env['ARIOSO_URL'] ?? ''
  const reply = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin },
    data: { ...newPerson(), name: MEMBER_NAME },
  })
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`)
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

// The server's own session with something changed, as if the server had said so.
export async function changeSession(page: Page, change: (session: Session) => void): Promise<void> {
  await holdBackServedSession(page)
  await page.route('**/api/session/', async (route) => {
    const reply = await route.fetch()
    const session = (await reply.json()) as Session
    change(session)
    await route.fulfill({ response: reply, json: session })
  })
}

export async function switchFlag(page: Page, flag: string, isOn: boolean): Promise<void> {
  await changeSession(page, (session) => {
    session.flags[flag] = isOn
  })
}
