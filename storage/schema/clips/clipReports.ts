import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export type ReportKind = 'flag' | 'copyright'
export type ReportDecision = 'dismissed' | 'warned' | 'removed'

// Reports about a song, open and decided. One per person, song and kind.
export const clipReports = pgTable(
  'clip_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    kind: text().$type<ReportKind>().notNull(),
    // A member's id, or the e-mail address of a reporter without an account.
    reporter: text().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    email: text().notNull().default(''),
    work: text().notNull().default(''),
    details: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(now),
    decision: text().$type<ReportDecision>(),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('clip_reports_once').on(table.clipId, table.kind, table.reporter),
    index('clip_reports_open')
      .on(table.createdAt, table.clipId)
      .where(sql`decision is null`),
    index('clip_reports_user').on(table.userId),
  ],
)
