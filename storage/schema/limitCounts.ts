import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

// What all API processes have counted of a limit, by the hash of whom it is for. Without a log of its own (UNLOGGED) and without an
// index on the end, which would make every count write twice.
export const limitCounts = pgTable('limit_counts', {
  key: text().primaryKey(),
  used: integer().notNull(),
  // The end of a window, or when all of an allowance is there again.
  endsAtMs: bigint('ends_at_ms', { mode: 'number' }).notNull(),
})
