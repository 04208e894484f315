import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { payers } from '../../schema/people/payers.ts'

type Row = typeof payers.$inferSelect

export type Payer = Omit<Row, 'looks' | 'seen'>

export type PayerStanding = Pick<Row, 'subscriptionId' | 'isPastDue' | 'paidUntil'>

export type Payers = {
  find(userId: string): Promise<Payer | undefined>
  // A second call returns the account of the first.
  add(userId: string, customerId: string): Promise<Payer>
  // Before the payment service is asked: the number of the question, and whose account it is about.
  beginLook(customerId: string): Promise<{ userId: string; look: number } | undefined>
  // The row as it was; undefined when a later query has been answered already.
  keep(customerId: string, look: number, standing: PayerStanding): Promise<Payer | undefined>
}

export function createPayers(database: Database): Payers {
  const find = async (userId: string) => {
    const [found] = await database.select().from(payers).where(eq(payers.userId, userId))
    return found && toPayer(found)
  }
  return {
    find,

    async add(userId, customerId) {
      await database.insert(payers).values({ userId, customerId }).onConflictDoNothing()
      const kept = await find(userId)
      if (!kept) throw new Error('the customer belongs to somebody else')
      return kept
    },

    async beginLook(customerId) {
      const [asked] = await database
        .update(payers)
        .set({ looks: sql`${payers.looks} + 1` })
        .where(eq(payers.customerId, customerId))
        .returning({ userId: payers.userId, look: payers.looks })
      return asked
    },

    async keep(customerId, look, standing) {
      const [before] = await database
        .select()
        .from(payers)
        .where(and(eq(payers.customerId, customerId), lt(payers.seen, look)))
        .for('update')
      if (!before) return undefined
      await database
        .update(payers)
        .set({ ...standing, seen: look })
        .where(eq(payers.customerId, customerId))
      return toPayer(before)
    },
  }
}

function toPayer({ looks: _looks, seen: _seen, ...payer }: Row): Payer {
  return payer
}
