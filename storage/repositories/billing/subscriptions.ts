import { eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { subscriptions } from '../../schema/people/subscriptions.ts'

export type Subscription = typeof subscriptions.$inferSelect

export type Subscriptions = {
  find(userId: string): Promise<Subscription | undefined>
  keep(subscription: Subscription): Promise<void>
}

export function createSubscriptions(database: Database): Subscriptions {
  return {
    async find(userId) {
      const [found] = await database.select().from(subscriptions).where(eq(subscriptions.userId, userId))
      return found
    },

    async keep({ userId, ...terms }) {
      await database
        .insert(subscriptions)
        .values({ userId, ...terms })
        .onConflictDoUpdate({ target: subscriptions.userId, set: terms })
    },
  }
}
