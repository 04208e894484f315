import type { PlaybarState } from '@arioso/contract'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export const playbarStates = pgTable('playbar_states', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  state: jsonb().$type<PlaybarState>().notNull(),
  updatedAt: moment('updated_at').notNull().default(now),
})
