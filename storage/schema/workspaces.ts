import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    shared: boolean().notNull().default(false),
    isTrashed: boolean('is_trashed').notNull().default(false),
    trashedAt: moment('trashed_at'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('workspaces_default')
      .on(table.userId)
      .where(sql`is_default`),
    index('workspaces_user')
      .on(table.userId, table.createdAt)
      .where(sql`not is_trashed`),
  ],
)
