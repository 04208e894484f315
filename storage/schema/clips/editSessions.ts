import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export const editSessions = pgTable(
  'edit_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull().default(now),
    endedAt: moment('ended_at'),
  },
  (table) => [index('edit_sessions_user').on(table.userId, table.startedAt)],
)
