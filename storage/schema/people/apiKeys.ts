import type { ApiScope } from '@arioso/contract'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// A key is as long as a hash: kept as one, it cannot be guessed back. Revoked, it is gone.
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    hash: text().notNull().unique(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    createdAt: moment('created_at').notNull().default(now),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)
