import { createHmac } from 'node:crypto'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Uses } from '../../../context.ts'
import { createNoteSecondStep, findPerson, type Context } from './noteSecondStep.ts'
import { createAllowance } from '../../../http/limits/createAllowance.ts'

const CODE = '/two-factor/verify-totp'
const RECOVERY_CODE = '/two-factor/verify-backup-code'
const CHECKS: readonly string[] = [CODE, RECOVERY_CODE]

// The limit on wrong codes at sign-in does not cover people who are signed in already.
const TRIES = { name: 'second-step', atOnce: 10, pauseMs: 60_000 }
// Longer than a code is taken for: one second of grace on either side of its thirty.
const CODE_LASTS_MS = 120_000
const HASHED = /^hmac:/

// A passkey is two things at once: the device, and the finger or number that unlocks it.
export function isSecondStep(path: string | undefined): boolean {
  return isCheck(path) || path === '/passkey/verify-authentication'
}

function isCheck(path: string | undefined): boolean {
  return path !== undefined && CHECKS.includes(path)
}

type Needs = Uses<'auditLog' | 'limits', 'addresses' | 'log' | 'mail' | 'now'>

/** Codes of an app and codes for the day the phone is gone; both open the door once. */
export function secondStep(context: Needs, secret: string) {
  const hash = (code: string) => `hmac:${createHmac('sha256', secret).update(`recovery:${code}`).digest('base64url')}`
  const storeBackupCodes = {
    // Called with the codes as they are shown, and again with the hashes that are left.
    encrypt: async (json: string) =>
      JSON.stringify((JSON.parse(json) as string[]).map((code) => (HASHED.test(code) ? code : hash(code)))),
    decrypt: async (json: string) => json,
  }
  return [twoFactor({ issuer: 'Arioso', backupCodeOptions: { storeBackupCodes } }), secondStepRules(context, hash)]
}

function secondStepRules(context: Needs, hash: (code: string) => string) {
  const tries = createAllowance(context, TRIES)
  const matcher = ({ path }: { path?: string }) => isCheck(path)
  const before = createAuthMiddleware(async (request) => {
    const code = readCode(request)
    const session = await getSessionFromCtx(request)
    if (session !== null && !(await tries.take(session.user.id))) throw new APIError('TOO_MANY_REQUESTS')
    await refuseUsed(request, hash(code))
    // Every sign-in asks: a browser that need not be asked again would be a second password.
    return { context: { body: { trustDevice: false, code: request.path === RECOVERY_CODE ? hash(code) : code } } }
  })
  const after = createAuthMiddleware(async (request) => {
    const person = request.context.newSession ?? request.context.session
    if (person === null || request.context.returned instanceof APIError) return
    await tries.giveBack(person.user.id)
    if (request.path === CODE) await markUsed(request, person.user.id, hash(readCode(request)))
    if (person.session['hasSecondStep'] === true) return
    await request.context.internalAdapter.updateSession(person.session.token, { hasSecondStep: true })
  })
  const noted = createNoteSecondStep(context)
  return {
    id: 'arioso-second-step',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }, noted] },
  }
}

function readCode({ body }: Context): string {
  const { code } = (body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code.trim() : ''
}

const usedBy = (userId: string, hashed: string) => `used-code:${userId}:${hashed}`

// A code read over a shoulder is valid for half a minute, so it must work only once.
async function refuseUsed(request: Context, hashed: string): Promise<void> {
  const userId = await findPerson(request)
  if (userId === undefined) return
  const used = await request.context.internalAdapter.findVerificationValue(usedBy(userId, hashed))
  if (used !== null) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
}

async function markUsed({ context }: Context, userId: string, hashed: string): Promise<void> {
  const expiresAt = new Date(Date.now() + CODE_LASTS_MS)
  await context.internalAdapter.createVerificationValue({
    identifier: usedBy(userId, hashed),
    value: userId,
    expiresAt,
  })
}
