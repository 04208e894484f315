import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

// Milliseconds, as a JavaScript Date has: with microseconds a page's cursor would skip or repeat rows.
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 })
}

export const now = sql`now()`
