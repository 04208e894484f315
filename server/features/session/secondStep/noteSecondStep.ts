import type { AuditKind } from '@arioso/contract'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Uses } from '../../../context.ts'
import { createAccountMails } from '../accountMails.ts'

export type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Keeps what happened around the second step, and tells the owner when it was switched on or off. */
export function createNoteSecondStep(context: Uses<'auditLog', 'addresses' | 'log' | 'mail'>) {
  const { storage } = context
  const mails = createAccountMails(context)
  const handler = createAuthMiddleware(async (request) => {
    const userId = request.context.newSession?.user.id ?? (await findPerson(request))
    if (userId === undefined) return
    const address = request.headers?.get('x-forwarded-for') ?? ''
    const kinds = kindsOf(request)
    for (const kind of kinds) await storage.auditLog.add({ kind, userId, address })
    const person = (request.context.newSession ?? request.context.session)?.user
    if (person && kinds.includes('passkey_added')) await mails.passkeyAdded(person)
    if (person && kinds.includes('second_step_on')) await mails.secondStepChanged(person, 'on')
    if (person && kinds.includes('second_step_off')) await mails.secondStepChanged(person, 'off')
  })
  return { matcher: ({ path }: { path?: string }) => /^\/(two-factor|passkey)\//.test(path ?? ''), handler }
}

function kindsOf({ path, context }: Context): AuditKind[] {
  const isRefused = context.returned instanceof APIError
  const isNew = context.newSession !== null
  const wasSignedIn = context.session !== null
  switch (path) {
    case '/two-factor/verify-totp':
      if (isRefused) return ['second_step_failed']
      if (!isNew) return []
      return wasSignedIn ? ['second_step_on'] : ['signed_in']
    case '/two-factor/verify-backup-code':
      if (isRefused) return ['second_step_failed']
      return wasSignedIn ? ['recovery_code_used'] : ['recovery_code_used', 'signed_in']
    case '/two-factor/disable':
      return isRefused ? [] : ['second_step_off']
    case '/two-factor/generate-backup-codes':
      return isRefused ? [] : ['recovery_codes_renewed']
    case '/passkey/verify-registration':
      return isRefused ? [] : ['passkey_added']
    case '/passkey/delete-passkey':
      return isRefused ? [] : ['passkey_removed']
    case '/passkey/verify-authentication':
      return isRefused ? [] : ['signed_in']
    default:
      return []
  }
}

/** Who is asked for a code: the signed-in person, or the one whose password was right a moment ago. */
export async function findPerson(request: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(request)
  if (session !== null) return session.user.id
  const { name } = request.context.createAuthCookie('two_factor')
  const identifier = await request.getSignedCookie(name, request.context.secret)
  if (typeof identifier !== 'string') return undefined
  return (await request.context.internalAdapter.findVerificationValue(identifier))?.value
}
