import type { AuditKind } from '@arioso/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database.ts'
import { auditLog } from '../../schema/people/auditLog.ts'
import { user } from '../../schema/people/user.ts'

type Row = typeof auditLog.$inferSelect

export type NewAuditEntry = { kind: AuditKind } & Partial<Pick<Row, 'userId' | 'staffId' | 'address' | 'details'>>

export type StoredAuditEntry = Omit<Row, 'userId' | 'staffId'> & { handle: string | null; staffHandle: string | null }

export type AuditLog = {
  add(entry: NewAuditEntry): Promise<void>
  // Newest first, older than the id when one is given.
  list(page: { limit: number; before?: number | undefined; kind?: AuditKind | undefined }): Promise<StoredAuditEntry[]>
  removeBefore(moment: Date): Promise<void>
}

export function createAuditLog(database: Database): AuditLog {
  const staff = alias(user, 'staff')
  return {
    async add(entry) {
      await database.insert(auditLog).values(entry)
    },

    list: ({ limit, before, kind }) =>
      database
        .select({
          id: auditLog.id,
          kind: auditLog.kind,
          address: auditLog.address,
          details: auditLog.details,
          createdAt: auditLog.createdAt,
          handle: user.handle,
          staffHandle: staff.handle,
        })
        .from(auditLog)
        .leftJoin(user, eq(user.id, auditLog.userId))
        .leftJoin(staff, eq(staff.id, auditLog.staffId))
        .where(
          and(
            before === undefined ? undefined : lt(auditLog.id, before),
            kind === undefined ? undefined : eq(auditLog.kind, kind),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(limit),

    async removeBefore(moment) {
      await database.delete(auditLog).where(lt(auditLog.createdAt, moment))
    },
  }
}
