import type { ContentDecision, FlagReason, ReportedType } from '@arioso/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

// Reports about a hook, its comments, a profile or a persona, open and decided. One per person and thing.
export const contentReports = pgTable(
  'content_reports',
  {
    contentType: text('content_type').$type<ReportedType>().notNull(),
    contentId: text('content_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text().$type<FlagReason>().notNull(),
    details: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(now),
    decision: text().$type<ContentDecision>(),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentType, table.contentId, table.userId] }),
    index('content_reports_open')
      .on(table.createdAt, table.contentType, table.contentId)
      .where(sql`decision is null`),
    index('content_reports_user').on(table.userId),
  ],
)
