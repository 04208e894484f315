import type { AuditKind } from '@arioso/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Uses } from '../../context.ts'

// What a path of the sign-in service does, when it worked and when it was refused.
const EVENTS: Record<string, { done?: AuditKind; refused?: AuditKind; ofMember?: true }> = {
  '/api/auth/sign-up/email': { done: 'signed_up' },
  '/api/auth/sign-in/email': { done: 'signed_in', refused: 'sign_in_failed' },
  '/api/auth/sign-out': { done: 'signed_out', ofMember: true },
  '/api/auth/change-password': { done: 'password_changed', ofMember: true },
  '/api/auth/change-email': { done: 'email_change_asked', ofMember: true },
  '/api/auth/request-password-reset': { done: 'password_reset_asked' },
}

export type NoteAuthEvents = {
  // Asked before: afterwards the session it came with may have ended.
  begin: (request: FastifyRequest) => Promise<(response: Response) => Promise<void>>
}

type Needs = Uses<'auditLog' | 'users', 'log'>

/** Keeps what happened to which account, from where. */
export function createNoteAuthEvents(app: FastifyInstance, { storage, log }: Needs): NoteAuthEvents {
  async function note(kind: AuditKind, request: FastifyRequest, memberId: string | undefined): Promise<void> {
    const { email } = (request.body ?? {}) as { email?: unknown }
    const userId = memberId ?? (typeof email === 'string' ? (await storage.users.findByEmail(email))?.id : undefined)
    // Guesses at unknown addresses would fill the log without concerning any account.
    if (userId === undefined) return
    await storage.auditLog.add({ kind, userId, address: request.ip })
    log.info({ kind, user: userId, ip: request.ip }, 'security event')
  }

  return {
    begin: async (request) => {
      const events = EVENTS[request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '']
      if (events === undefined) return async () => undefined
      const memberId = events.ofMember ? (await app.identify(request.headers))?.id : undefined
      return async (response) => {
        const kind = response.status < 300 ? await doneKind(events.done, response) : events.refused
        if (kind === undefined || (events.ofMember && memberId === undefined)) return
        const noted = note(kind, request, memberId).catch((error: unknown) =>
          log.error({ err: error }, 'an event was not kept'),
        )
        // How long these answers take must not tell whether there is such an account.
        if (kind !== 'sign_in_failed' && kind !== 'password_reset_asked') await noted
      }
    },
  }
}

async function doneKind(kind: AuditKind | undefined, response: Response): Promise<AuditKind | undefined> {
  if (kind !== 'signed_in') return kind
  const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean }
  return twoFactorRedirect === true ? 'second_step_asked' : kind
}
