import { index, integer, pgTable, text, bigint } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'

// How calls to outside services ended, of all processes. Kept for a day and without a log of its own (UNLOGGED): nobody misses
// it after a crash.
export const doorCalls = pgTable(
  'door_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    door: text().notNull(),
    // Null where it came to nothing.
    ms: integer(),
    problem: text(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('door_calls_door').on(table.door, table.id), index('door_calls_created_at').on(table.createdAt)],
)
