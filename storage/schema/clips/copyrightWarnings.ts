import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

// A song that staff removed, until and after its maker has read about it.
export const copyrightWarnings = pgTable(
  'copyright_warnings',
  {
    clipId: uuid('clip_id')
      .primaryKey()
      .references(() => clips.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    removedBy: text('removed_by').references(() => user.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    // False: it broke the community guidelines, not anyone's rights.
    isInfringement: boolean('is_infringement').notNull().default(true),
    createdAt: moment('created_at').notNull().default(now),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('copyright_warnings_user').on(table.userId, table.createdAt)],
)
