import type { AuditKind } from '@arioso/contract'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// What happened to accounts, and what staff did. Rows are added and, after their time, removed; nothing changes them but
// the deletion of a person, who is then no longer named.
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AuditKind>().notNull(),
    // Whose account or thing it was about.
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    staffId: text('staff_id').references(() => user.id, { onDelete: 'set null' }),
    address: text().notNull().default(''),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_staff').on(table.staffId),
    index('audit_log_kind').on(table.kind, table.id),
    index('audit_log_created').on(table.createdAt),
  ],
)
