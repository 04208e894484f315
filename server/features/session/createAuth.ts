import type { IncomingHttpHeaders } from 'node:http'
import { DISPLAY_NAME_MAX, PASSWORD_MIN, plans, SIGNED_IN_COOKIE_SECONDS } from '@arioso/contract'
import { betterAuth } from 'better-auth/minimal'
import { fromNodeHeaders } from 'better-auth/node'
import { bearer } from 'better-auth/plugins/bearer'
import type { ServerContext } from '../../context.ts'
import type { Identify } from '../../http/createApp.ts'
import { endLapsedPlan } from '../../rules/endLapsedPlan.ts'
import { refillReference } from '../../rules/refillCredits.ts'
import { createAccountMails } from './accountMails.ts'

// How passwords are kept: slowly on purpose, unless a test that signs up two hundred people says otherwise.
export type Passwords = {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

// Also how exactly the list of sessions can say when one was last used.
const SESSION_RENEWS_AFTER_SECONDS = 3600
const VERIFICATION_VALID_SECONDS = 86_400

// These would show every session's token to scripts; the account calls of the contract stand in for them.
const CLOSED = ['/list-sessions', '/revoke-session', '/revoke-sessions', '/revoke-other-sessions', '/update-user']

export function createAuth(context: ServerContext, secret: string, passwords?: Passwords) {
  const mails = createAccountMails(context)
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
      ...(passwords && { password: passwords }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_VALID_SECONDS,
      sendVerificationEmail: mails.verifyAddress,
    },
    disabledPaths: CLOSED,
    session: { expiresIn: SIGNED_IN_COOKIE_SECONDS, updateAge: SESSION_RENEWS_AFTER_SECONDS },
    user: {
      changeEmail: { enabled: true, sendChangeEmailConfirmation: mails.confirmNewAddress },
      additionalFields: {
        handle: { type: 'string', required: false, input: false },
        displayName: { type: 'string', required: false, input: false },
      },
    },
    databaseHooks: { user: { create: newcomerHooks(context) } },
    advanced: {
      cookiePrefix: 'arioso',
      useSecureCookies: context.configuration.PUBLIC_URL?.startsWith('https://') ?? false,
    },
    // The server limits rates itself, for these paths too.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It calls a mistyped password an error and its own set-up a warning; real failures come out as a 500 and are logged.
    logger: { log: (level, message) => context.log.debug({ part: 'auth', level }, message) },
    plugins: [bearer()],
  })
}

function newcomerHooks({ storage, now }: ServerContext) {
  return {
    before: async (user: { name: string; email: string }) => {
      const name = (user.name.trim() || (user.email.split('@')[0] ?? '')).slice(0, DISPLAY_NAME_MAX)
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

export function createIdentify(auth: Auth, { storage, now }: Pick<ServerContext, 'storage' | 'now'>): Identify {
  return async (headers) => {
    if (headers.cookie === undefined && headers.authorization === undefined) return undefined
    const session = await auth.api.getSession({ headers: fromNodeHeaders(headers) })
    const user = session === null ? undefined : await storage.users.find(session.user.id)
    return user && endLapsedPlan(storage, user, now())
  }
}
