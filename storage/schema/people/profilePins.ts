import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from '../clips/clips.ts'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export const profilePins = pgTable(
  'profile_pins',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clipId] }), index('profile_pins_clip').on(table.clipId)],
)
