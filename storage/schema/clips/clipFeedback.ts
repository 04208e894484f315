import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export const clipFeedback = pgTable(
  'clip_feedback',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.clipId, table.userId] })],
)
