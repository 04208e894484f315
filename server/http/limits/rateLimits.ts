import rateLimitPlugin, { type RateLimitOptions } from '@fastify/rate-limit'
import { AppError, calls, type AnyCall } from '@arioso/contract'
import type { LimitStore } from '@arioso/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLooseWindow } from './createLooseWindow.ts'
import { createRateStore } from './createRateStore.ts'

export type Rate = { max: number; perSeconds: number }

const MINUTE = 60
const TEN_MINUTES = 600
const HOUR = 3600

// Generous for people with many tabs, tight where a machine could guess, flood a mailbox or fill the queue.
const PER_ADDRESS: Rate = { max: 3000, perSeconds: MINUTE }

const making: Rate = { max: 30, perSeconds: MINUTE }
const talking: Rate = { max: 10, perSeconds: MINUTE }
const reporting: Rate = { max: 10, perSeconds: TEN_MINUTES }
// Each asks the payment service, which has limits of its own.
const paying: Rate = { max: 20, perSeconds: MINUTE }
const uploading: Rate = { max: 30, perSeconds: TEN_MINUTES }

// Per person, or per address when signed out. A call that is not named here only counts for its address.
const callRates = new Map<AnyCall, Rate>([
  [calls.generate, making],
  [calls.retryClip, making],
  [calls.concat, making],
  [calls.upsampleTags, making],
  [calls.suggestPlan, making],
  [calls.writeLyrics, making],
  [calls.cowriteLyrics, making],
  [calls.extractFromImages, making],
  [calls.adjustSpeed, making],
  [calls.cropClip, making],
  [calls.fadeClip, making],
  [calls.reverseClip, making],
  [calls.splitStems, making],
  [calls.remaster, making],
  [calls.varyClip, making],
  [calls.createPersona, making],
  [calls.promptImage, making],
  // A page that waits for a file asks about ninety times a minute.
  [calls.downloadClip, { max: 240, perSeconds: MINUTE }],
  [calls.prepareZip, { max: 120, perSeconds: MINUTE }],
  [calls.addComment, talking],
  [calls.addHookComment, talking],
  [calls.sendFeedback, talking],
  [calls.sendClipFeedback, talking],
  [calls.flagClip, reporting],
  [calls.flagCopyright, reporting],
  [calls.flagComment, reporting],
  [calls.flagContent, reporting],
  [calls.appealRuling, reporting],
  [calls.claimStaff, reporting],
  [calls.startAudioUpload, uploading],
  [calls.startVideoUpload, uploading],
  [calls.createHook, uploading],
  [calls.startImageUpload, uploading],
  [calls.createApiKey, reporting],
  [calls.setWebhook, reporting],
  [calls.tryWebhook, reporting],
  [calls.requestExport, reporting],
  [calls.leaveDigest, reporting],
  [calls.deleteAccount, reporting],
  [calls.subscribe, paying],
  [calls.buyCredits, paying],
  [calls.buyRights, paying],
  [calls.openPaymentPortal, paying],
  [calls.refreshBilling, paying],
  [calls.getPayments, { max: 60, perSeconds: MINUTE }],
  [calls.reportError, { max: 20, perSeconds: TEN_MINUTES }],
  [calls.verifyToken, { max: 20, perSeconds: TEN_MINUTES }],
])

type AuthRate = { path: RegExp; perAddress: Rate; perMailbox?: Rate }

// perMailbox guards one account or mailbox against all callers; for signing in each address is counted apart, or anyone
// could lock the owner out.
const authRates: AuthRate[] = [
  {
    path: /\/sign-in\//,
    perAddress: { max: 30, perSeconds: MINUTE },
    perMailbox: { max: 10, perSeconds: TEN_MINUTES },
  },
  { path: /\/sign-up\//, perAddress: { max: 30, perSeconds: HOUR } },
  { path: /\/two-factor\//, perAddress: { max: 20, perSeconds: TEN_MINUTES } },
  { path: /\/change-password/, perAddress: { max: 10, perSeconds: TEN_MINUTES } },
  {
    path: /\/(request-password-reset|send-verification-email|change-email)/,
    perAddress: { max: 20, perSeconds: HOUR },
    perMailbox: { max: 5, perSeconds: HOUR },
  },
]

const otherAuth: AuthRate = { path: /^/, perAddress: { max: 30, perSeconds: MINUTE } }

export function limitOf(call: AnyCall): RateLimitOptions | undefined {
  const rate = callRates.get(call)
  if (rate === undefined) return undefined
  const name = `${call.method} ${call.path}`
  return { ...toOptions(rate), keyGenerator: (request) => `${name}:${request.viewer?.id ?? request.ip}` }
}

export const authLimit: RateLimitOptions = {
  max: (request) => authRateOf(request).perAddress.max,
  timeWindow: (request) => authRateOf(request).perAddress.perSeconds * 1000,
  keyGenerator: (request) => `auth${authRateOf(request).path.source}:${request.ip}`,
  // Looking up one's own session guesses nothing.
  allowList: ({ method, url }) => method === 'GET' && url.startsWith('/api/auth/get-session'),
}

export type LimitMailbox = (request: FastifyRequest, retryAfter: (seconds: number) => void) => Promise<void>

// The mailbox is in the body, which is only parsed after the other limits have passed.
export function createMailboxLimit(app: FastifyInstance): LimitMailbox {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined
  const check = app.createRateLimit({
    max: (request) => authRateOf(request).perMailbox?.max ?? Infinity,
    timeWindow: (request) => (authRateOf(request).perMailbox?.perSeconds ?? MINUTE) * 1000,
    keyGenerator: mailboxKey,
    allowList: (request) => authRateOf(request).perMailbox === undefined,
  })
  return async (request, retryAfter) => {
    const result = await check(request)
    if (result.isAllowed || !result.isExceeded) return
    retryAfter(result.ttlInSeconds)
    throw new AppError('TOO_MANY_REQUESTS')
  }
}

// How long each process may see only its share of a flood from one address.
const SYNC_EVERY_MS = 1000

export async function limitRates(app: FastifyInstance, limits: LimitStore): Promise<void> {
  const everyCall = createLooseWindow(limits, Date.now)
  const syncing = setInterval(() => void everyCall.sync(), SYNC_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(syncing))
  await app.register(rateLimitPlugin, {
    global: true,
    ...toOptions(PER_ADDRESS),
    store: createRateStore(limits, everyCall),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  })
}

function toOptions({ max, perSeconds }: Rate): { max: number; timeWindow: number } {
  return { max, timeWindow: perSeconds * 1000 }
}

function authRateOf({ url }: FastifyRequest): AuthRate {
  return authRates.find(({ path }) => path.test(url)) ?? otherAuth
}

function mailboxKey(request: FastifyRequest): string {
  const { email, newEmail } = (request.body ?? {}) as { email?: unknown; newEmail?: unknown }
  const { path } = authRateOf(request)
  const whose = path.test('/sign-in/') ? request.ip : ''
  return `mailbox${path.source}:${whose}:${String(newEmail ?? email).toLowerCase()}`
}
