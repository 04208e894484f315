import type { IncomingHttpHeaders } from 'node:http'
import { DISPLAY_NAME_MAX, PASSWORD_MIN, plans, DAY_SECONDS } from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'
import { betterAuth } from 'better-auth/minimal'
import { fromNodeHeaders } from 'better-auth/node'
import { bearer } from 'better-auth/plugins/bearer'
import type { Uses } from '../../context.ts'
import { refillReference } from '../../rules/refillCredits.ts'
import { createAccountMails } from './accountMails.ts'
import { guardAccount, tellOwner } from './guardAccount.ts'
import { passkeys } from './secondStep/passkeys.ts'
import { isSecondStep, secondStep } from './secondStep/secondStep.ts'
import { passOnAddress } from '../../rules/passOnAddress.ts'
import { openIdPlugins, socialProviders } from './otherAccounts.ts'

// How passwords are kept: slowly on purpose, unless a test that signs up two hundred people says otherwise.
export type Passwords = {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

// Also how exactly the list of sessions can say when one was last used.
export const SESSION_RENEWS_AFTER_SECONDS = 3600
// Counted from the last visit: a browser that was lost is signed out a month later.
export const SESSION_LASTS_SECONDS = 30 * DAY_SECONDS
const VERIFICATION_VALID_SECONDS = DAY_SECONDS

// These would show every session's token to scripts; the account calls of the contract stand in for them.
const CLOSED = [
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-user',
  '/update-session',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/get-access-token',
  '/refresh-token',
  '/account-info',
  '/list-accounts',
  '/link-social',
  '/unlink-account',
]
// A provider only says who someone is. Its tokens could open more than that, so they are not kept.
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

type Needs = Uses<
  'apiKeys' | 'auditLog' | 'authAdapter' | 'credits' | 'limits' | 'payers' | 'sessions' | 'users' | 'workspaces',
  'addresses' | 'billing' | 'configuration' | 'live' | 'log' | 'mail' | 'now'
>

export function createAuth(context: Needs, secret: string, passwords?: Passwords) {
  const mails = createAccountMails(context)
  // Links mailed and keys made under the old password stop working.
  const endOldWays = async (userId: string) => {
    await context.storage.sessions.voidResetLinks(userId)
    await context.storage.apiKeys.removeAll(userId)
  }
  return betterAuth({
    basePath: '/api/auth',
    secret,
    database: context.storage.authAdapter,
    trustedOrigins: (request) => context.addresses.trustedOrigins(request?.headers.get('host') ?? undefined),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.resetPassword,
      onPasswordReset: async ({ user }) => {
        await endOldWays(user.id)
        await context.storage.auditLog.add({ kind: 'password_reset', userId: user.id })
        await mails.passwordChanged(user)
      },
      ...(passwords && { password: passwords }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_VALID_SECONDS,
      sendVerificationEmail: mails.verifyAddress,
    },
    socialProviders: socialProviders(context.configuration),
    // Both sides must have verified the address, or signing up with a stranger's address would open their account.
    account: { accountLinking: { enabled: true, trustedProviders: [] } },
    disabledPaths: CLOSED,
    hooks: { before: guardAccount, after: tellOwner(mails, endOldWays) },
    session: {
      expiresIn: SESSION_LASTS_SECONDS,
      updateAge: SESSION_RENEWS_AFTER_SECONDS,
      // What only a new session might do asks for the password instead.
      freshAge: 0,
      additionalFields: { hasSecondStep: { type: 'boolean', required: false, input: false } },
    },
    user: {
      changeEmail: { enabled: true, sendChangeEmailConfirmation: mails.confirmNewAddress },
      additionalFields: {
        handle: { type: 'string', required: false, input: false },
        displayName: { type: 'string', required: false, input: false },
      },
    },
    databaseHooks: {
      user: { create: newcomerHooks(context), update: { after: (user) => passOnAddress(context, user) } },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
      session: {
        create: {
          before: async (session, request) => ({ data: { ...session, hasSecondStep: isSecondStep(request?.path) } }),
        },
        delete: { after: async ({ id }) => context.live.disconnect(id) },
      },
    },
    advanced: { cookiePrefix: 'arioso', useSecureCookies: false, ...hostCookies(context.configuration.PUBLIC_URL) },
    // The server limits rates itself, for these paths too.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It calls a mistyped password an error and its own set-up a warning; real failures come out as a 500 and are logged.
    logger: { log: (level, message) => context.log.debug({ part: 'auth', level }, message) },
    // A row of the session table alone must open nothing: a token counts with its signature.
    plugins: [
      ...secondStep(context, secret),
      passkeys(context.configuration),
      bearer({ requireSignature: true }),
      ...openIdPlugins(context.configuration),
    ],
  })
}

// Under https no other name of the domain, and no page without it, can set these (RFC 6265bis, 4.1.3).
function hostCookies(publicUrl: string | undefined) {
  if (publicUrl?.startsWith('https://') !== true) return {}
  const names = [
    'session_token',
    'session_data',
    'dont_remember',
    'account_data',
    'two_factor',
    'trust_device',
    'passkey',
  ]
  const attributes = { secure: true, path: '/' }
  return {
    defaultCookieAttributes: attributes,
    cookies: Object.fromEntries(names.map((name) => [name, { name: `__Host-arioso.${name}`, attributes }])),
  }
}

function newcomerHooks({ storage, now }: Uses<'credits' | 'users' | 'workspaces', 'now'>) {
  return {
    before: async (user: { name: string; email: string }) => {
      const names = [user.name.trim(), user.email.split('@')[0] ?? '']
      const named = names.find((each) => each !== '' && findRefusal(each) === undefined) ?? ''
      const name = named.slice(0, DISPLAY_NAME_MAX)
      const handle = await storage.users.suggestHandle(name)
      return { data: { ...user, name, handle, displayName: name } }
    },
    after: async (user: { id: string }) => {
      await storage.workspaces.ensureDefault(user.id)
      await storage.credits.refillTo(user.id, plans.free.credits, refillReference(plans.free, now()))
    },
  }
}

export function createFindSessionId(auth: Auth) {
  return async (headers: IncomingHttpHeaders): Promise<string | undefined> =>
    (await auth.api.getSession({ headers: fromNodeHeaders(headers) }))?.session.id
}

export type VerifyPassword = (userId: string, password: string) => Promise<boolean>

export function createVerifyPassword(auth: Auth): VerifyPassword {
  return async (userId, given) => {
    const { internalAdapter, password } = await auth.$context
    const accounts = await internalAdapter.findAccounts(userId)
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
    return typeof hash === 'string' && password.verify({ hash, password: given })
  }
}
