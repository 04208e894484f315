import type { PlanKey } from '@arioso/contract'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// The plan a person chose and how it is paid. Whether it is still valid, and until when, is in the user row.
export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  planKey: text('plan_key').$type<Exclude<PlanKey, 'free'>>().notNull(),
  period: text().$type<'month' | 'year'>().notNull(),
  currency: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  startedAt: moment('started_at').notNull().default(now),
})
