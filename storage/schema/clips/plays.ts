import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment } from '../moment.ts'

export const plays = pgTable(
  'plays',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    listener: text().notNull(),
    countedAt: moment('counted_at').notNull(),
    times: integer().notNull().default(1),
    // How much of the song this listen has reached, in percent; a new listen begins again.
    reachedPercent: integer('reached_percent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clipId, table.listener] }),
    index('plays_listener').on(table.listener, table.countedAt),
  ],
)

// How many listens of a song reached a quarter, a half, three quarters, its end.
export const listenMilestones = pgTable(
  'listen_milestones',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    percent: integer().notNull(),
    listens: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.clipId, table.percent] })],
)
