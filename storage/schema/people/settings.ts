import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// What staff set for the whole installation while it runs.
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  changedBy: text('changed_by').references(() => user.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull().default(now),
})
