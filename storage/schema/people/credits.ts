import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export type CreditAccount = 'plan' | 'available' | 'reserved' | 'spent'
export type TransferKind = 'grant' | 'refill' | 'reserve' | 'settle' | 'refund'

export const creditTransfers = pgTable(
  'credit_transfers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // Outlives its person, under an untraceable name.
    userId: text('user_id').notNull(),
    fromAccount: text('from_account').$type<CreditAccount>().notNull(),
    toAccount: text('to_account').$type<CreditAccount>().notNull(),
    amount: integer().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    reference: text().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    // A refill of nothing is kept too: it marks its day as used.
    check('credit_transfers_amount', sql`amount > 0 or (amount = 0 and kind = 'refill')`),
    index('credit_transfers_user').on(table.userId, table.id),
    index('credit_transfers_time').on(table.createdAt),
    uniqueIndex('credit_transfers_income')
      .on(table.userId, table.reference)
      .where(sql`kind in ('grant', 'refill')`),
    uniqueIndex('credit_transfers_reserve')
      .on(table.userId, table.reference)
      .where(sql`kind = 'reserve'`),
    uniqueIndex('credit_transfers_close')
      .on(table.userId, table.reference)
      .where(sql`kind in ('settle', 'refund')`),
  ],
)

export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    available: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    // How many of them were paid for at the last refill or purchase, less what was spent by then. A plan's are spent first.
    bought: integer().notNull().default(0),
  },
  (table) => [
    check('credit_balances_not_negative', sql`available >= 0 and reserved >= 0 and bought >= 0`),
    index('credit_balances_reserved')
      .on(table.reserved)
      .where(sql`reserved > 0`),
  ],
)
