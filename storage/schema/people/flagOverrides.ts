import type { Flag } from '@arioso/contract'
import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// A row without a person is for everybody.
export const flagOverrides = pgTable(
  'flag_overrides',
  {
    flag: text().$type<Flag>().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    changedBy: text('changed_by').references(() => user.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull().default(now),
  },
  (table) => [unique('flag_overrides_whom').on(table.userId, table.flag).nullsNotDistinct()],
)
