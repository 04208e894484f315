import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { billingEvents } from '../../schema/people/payers.ts'

export type BillingEvents = {
  has(id: string): Promise<boolean>
  // Whether it is new. In one transaction with what it causes, so that neither happens without the other.
  note(event: { id: string; kind: string }): Promise<boolean>
  removeBefore(moment: Date): Promise<void>
}

export function createBillingEvents(database: Database): BillingEvents {
  return {
    async has(id) {
      return (await database.select().from(billingEvents).where(eq(billingEvents.id, id))).length > 0
    },

    async note({ id, kind }) {
      const noted = await database.insert(billingEvents).values({ id, kind }).onConflictDoNothing().returning()
      return noted.length > 0
    },

    async removeBefore(moment) {
      await database.delete(billingEvents).where(lt(billingEvents.createdAt, moment))
    },
  }
}
