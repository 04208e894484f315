import { AppError } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

type Needs = Uses<'auditLog' | 'secondSteps' | 'sessions', 'live' | 'mail' | 'now'>

export function createAccountService({ storage, mail, live, now }: Needs) {
  return {
    async listSessions(user: User, currentId: string | undefined) {
      const sessions = await storage.sessions.list(user.id, now())
      return {
        sessions: sessions.map((each) => ({
          id: each.id,
          is_current: each.id === currentId,
          user_agent: each.userAgent,
          ip_address: each.ipAddress,
          signed_in_at: each.createdAt.toISOString(),
          last_used_at: each.lastUsedAt.toISOString(),
        })),
      }
    },

    async revokeSession(user: User, id: string) {
      if (!(await storage.sessions.remove(user.id, id))) throw new AppError('NOT_FOUND')
      live.disconnect(id)
      await storage.auditLog.add({ kind: 'session_ended', userId: user.id })
      return { success: true as const }
    },

    async revokeOtherSessions(user: User, currentId: string | undefined) {
      if (currentId === undefined) throw new AppError('SIGN_IN_REQUIRED')
      const removed = await storage.sessions.removeOthers(user.id, currentId)
      live.disconnect(...removed)
      const details = { sessions: removed.length }
      await storage.auditLog.add({ kind: 'session_ended', userId: user.id, details })
      return { revoked: removed.length }
    },

    async describeSecondStep(user: User) {
      const left = await storage.secondSteps.countRecoveryCodes(user.id)
      return { is_on: left !== undefined, recovery_codes_left: left ?? 0 }
    },

    async describeMail() {
      return { is_kept_in_outbox: mail.listKept !== undefined }
    },
  }
}
