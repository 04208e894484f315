import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

// One song counts once in a period, in whatever formats it is fetched.
export const downloads = pgTable(
  'downloads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    periodStart: moment('period_start').notNull(),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.periodStart, table.clipId] })],
)
