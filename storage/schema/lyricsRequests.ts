import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

export const lyricsRequests = pgTable(
  'lyrics_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    description: text('prompt').notNull(),
    status: text().$type<'running' | 'complete' | 'error'>().notNull().default('running'),
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('lyrics_requests_user').on(table.userId, table.createdAt)],
)
