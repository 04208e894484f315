import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    page: text().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('feedback_created').on(table.createdAt)],
)
