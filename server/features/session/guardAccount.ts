import { errorText, PASSWORD_MIN } from '@arioso/contract'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { AccountMails } from './accountMails.ts'
import { isGuessable } from './isGuessable.ts'

type Body = {
  password?: unknown
  newPassword?: unknown
  newEmail?: unknown
  email?: unknown
  name?: unknown
  response?: unknown
}
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

// Before: no password that is guessed at once, and no new address without the password. A new password ends every other
// session, whatever the caller says.
export const guardAccount = createAuthMiddleware(async (context) => {
  const body = (context.body ?? {}) as Body
  switch (context.path) {
    case '/sign-up/email':
      await refuseGuessable(text(body.password), [
        text(body.email),
        text(body.email).split('@')[0] ?? '',
        text(body.name),
      ])
      return undefined
    case '/reset-password':
      await refuseGuessable(text(body.newPassword))
      return undefined
    case '/change-password':
      await refuseGuessable(text(body.newPassword))
      return { context: { body: { ...body, revokeOtherSessions: true } } }
    case '/sign-in/social':
      refuseElsewhere(context.body as Record<string, unknown>)
      return undefined
    case '/passkey/verify-registration':
      refuseOddKey(body)
      await askPassword(context, text(body.password))
      return { context: { body: { name: shorten(body.name), createSession: false } } }
    case '/passkey/verify-authentication':
      refuseOddKey(body)
      return undefined
    case '/passkey/update-passkey':
      return { context: { body: { name: shorten(body.name) } } }
    case '/change-email':
      await askPassword(context, text(body.password))
      return undefined
    default:
      return undefined
  }
})

const WAYS_BACK = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL'] as const
const OWN_PAGE = /^\/(?![/\\])/

// The way back from a provider's page leads to one of our pages, whatever the link said.
function refuseElsewhere(body: Record<string, unknown>): void {
  const isElsewhere = WAYS_BACK.some((name) => body[name] !== undefined && !OWN_PAGE.test(text(body[name])))
  if (isElsewhere) throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: errorText('FORBIDDEN') })
}

const PASSKEY_NAME_MAX = 60
const CREDENTIAL_MAX = 1500

const shorten = (name: unknown): string => text(name).trim().slice(0, PASSKEY_NAME_MAX)

function refuseOddKey({ response }: Body): void {
  const { id } = (response ?? {}) as { id?: unknown }
  if (typeof id === 'string' && id.length <= CREDENTIAL_MAX) return
  throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED', message: 'Authentication failed' })
}

async function refuseGuessable(password: string, known: string[] = []): Promise<void> {
  // Of one that is too short the call itself says so.
  if (password.length < PASSWORD_MIN || !(await isGuessable(password, known))) return
  throw new APIError('BAD_REQUEST', { code: 'PASSWORD_GUESSABLE', message: errorText('PASSWORD_GUESSABLE') })
}

async function askPassword(context: Context, password: string): Promise<void> {
  const session = await getSessionFromCtx(context)
  // Signed out: the call itself refuses.
  if (session === null) return
  const accounts = await context.context.internalAdapter.findAccounts(session.user.id)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  const isRight = typeof hash === 'string' && (await context.context.password.verify({ hash, password }))
  if (!isRight) throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
}

// After: the owner gets a mail at the address they know.
export function tellOwner(mails: AccountMails, endOldWays: (userId: string) => Promise<void>) {
  return createAuthMiddleware(async (context) => {
    const session = context.context.newSession ?? context.context.session
    if (session === null || context.context.returned instanceof APIError) return
    const { user } = session
    if (context.path === '/change-password') {
      await endOldWays(user.id)
      await mails.passwordChanged(user)
    }
    if (context.path === '/change-email' && !user.emailVerified) {
      await mails.addressChanging(user, text((context.body as Body).newEmail))
    }
  })
}
