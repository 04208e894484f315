import type { AppealAnswer, RuledType } from '@arioso/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// A decision by staff about something of a person, the person's appeal, and the answer to it.
export const rulings = pgTable(
  'rulings',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').references(() => user.id, { onDelete: 'set null' }),
    contentType: text('content_type').$type<RuledType>().notNull(),
    contentId: text('content_id').notNull(),
    title: text().notNull(),
    decision: text().$type<'warned' | 'removed'>().notNull(),
    reason: text().notNull().default(''),
    isStrike: boolean('is_strike').notNull(),
    createdAt: moment('created_at').notNull().default(now),
    appeal: text().notNull().default(''),
    appealedAt: moment('appealed_at'),
    answer: text().$type<AppealAnswer>(),
    answerReason: text('answer_reason').notNull().default(''),
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('rulings_user').on(table.userId, table.createdAt),
    index('rulings_appealed')
      .on(table.appealedAt)
      .where(sql`appealed_at is not null and answer is null`),
  ],
)
