import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// A person's account with the payment service, as last seen. Every query about it gets a number (looks); an
// answer to an earlier query than the one that counts (seen) changes nothing.
export const payers = pgTable('payers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id'),
  isPastDue: boolean('is_past_due').notNull().default(false),
  // Until when invoices were paid: credits come no further than that.
  paidUntil: moment('paid_until'),
  looks: integer().notNull().default(0),
  seen: integer().notNull().default(0),
})

// Events of the payment service already handled: it sends each at least once.
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  createdAt: moment('created_at').notNull().default(now),
})
