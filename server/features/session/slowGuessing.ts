import { AppError, DAY_MS, DAY_SECONDS } from '@arioso/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Uses } from '../../context.ts'
import { createAllowance } from '../../http/limits/createAllowance.ts'
import { createAccountMails } from './accountMails.ts'
import { createKnownDevices } from './knownDevice.ts'

const SIGN_IN = '/api/auth/sign-in/email'
const SIGN_UP = '/api/auth/sign-up/email'
const DEVICE_COOKIE = 'arioso_device'
const YEAR_SECONDS = 365 * DAY_SECONDS

// Wrong passwords of one account, from wherever they come. A browser that signed in to it before has its own.
const GUESSES = { name: 'password-guess', atOnce: 20, pauseMs: 60_000 }
// Addresses found to have an account by trying to sign up with them.
const FOUND = { name: 'account-found', atOnce: 5, pauseMs: 720_000 }
const NOTICES = { name: 'guess-notice', atOnce: 1, pauseMs: DAY_MS }

type Letter = 'passwordGuessed' | 'signUpTried'

type Answered = { reply: FastifyReply; status: number }

export type SlowGuessing = {
  before: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  after: (request: FastifyRequest, answered: Answered) => Promise<void>
}

type Needs = Uses<'auditLog' | 'limits' | 'users', 'addresses' | 'configuration' | 'log' | 'mail' | 'now'>

/** Slows down guessing of passwords and of accounts across many addresses, and warns the owner. */
export function createSlowGuessing(context: Needs, secret: string): SlowGuessing {
  const guesses = createAllowance(context, GUESSES)
  const found = createAllowance(context, FOUND)
  const notices = createAllowance(context, NOTICES)
  const devices = createKnownDevices(secret)
  const mails = createAccountMails(context)
  const isSecure = context.configuration.PUBLIC_URL?.startsWith('https://') ?? false

  const keyOf = (request: FastifyRequest) => {
    const email = emailOf(request)
    return devices.recognise(email, request.cookies[DEVICE_COOKIE]) ?? `anywhere:${email}`
  }

  // Not awaited: the response time must not reveal whether there is such an account.
  function tell(email: string, letter: Letter): void {
    write(email, letter).catch((error: unknown) => context.log.error({ err: error }, 'somebody could not be warned'))
  }

  async function write(email: string, letter: Letter): Promise<void> {
    if (!(await notices.take(`${letter}:${email}`))) return
    const { users, auditLog } = context.storage
    const user = await users.findByEmail(email)
    if (user === undefined) return
    if (letter === 'passwordGuessed') await auditLog.add({ kind: 'sign_in_slowed', userId: user.id })
    await mails[letter](user)
  }

  return {
    before: async (request, reply) => {
      const email = emailOf(request)
      if (isPath(request, SIGN_IN) && !(await guesses.take(keyOf(request)))) {
        tell(email, 'passwordGuessed')
        refuse(reply, await guesses.secondsUntilNext(keyOf(request)))
      }
      if (isPath(request, SIGN_UP)) {
        const seconds = await found.secondsUntilNext(request.ip)
        if (seconds > 0) refuse(reply, seconds)
      }
    },

    after: async (request, { reply, status }) => {
      const email = emailOf(request)
      const isSigningIn = isPath(request, SIGN_IN)
      if (!isSigningIn && !isPath(request, SIGN_UP)) return
      if (status === 200) {
        if (isSigningIn) await guesses.giveBack(keyOf(request))
        const cookie = { path: '/api/auth', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
        void reply.setCookie(DEVICE_COOKIE, devices.issue(email), { ...cookie, maxAge: YEAR_SECONDS })
      }
      if (!isSigningIn && status === 422) {
        await found.take(request.ip)
        tell(email, 'signUpTried')
      }
    },
  }
}

function refuse(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', seconds)
  throw new AppError('TOO_MANY_REQUESTS')
}

function isPath({ url }: FastifyRequest, path: string): boolean {
  return url.split('?', 1)[0]?.replace(/\/$/, '') === path
}

function emailOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}
