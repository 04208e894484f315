import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment } from './moment.ts'

export const plays = pgTable(
  'plays',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    listener: text().notNull(),
    countedAt: moment('counted_at').notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.clipId, table.listener] }),
    index('plays_listener').on(table.listener, table.countedAt),
  ],
)
