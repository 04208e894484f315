import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { user } from './user.ts'

// The weekly mail. A row appears when the first one is due or the setting is touched.
export const digests = pgTable(
  'digests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull().default(true),
    // Stands in every letter and opens nothing but the way out, also for who is signed out.
    leaveKey: text('leave_key').notNull(),
    // The Monday, YYYY-MM-DD, of the last letter that was handed over, or that had nothing to tell.
    lastWeek: text('last_week'),
  },
  (table) => [uniqueIndex('digests_leave_key').on(table.leaveKey)],
)
