import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { webhookDeliveries, webhooks } from '../../schema/people/webhooks.ts'

export type StoredWebhook = typeof webhooks.$inferSelect
export type StoredDelivery = typeof webhookDeliveries.$inferSelect

type NewDelivery = Pick<StoredDelivery, 'userId' | 'kind' | 'clipId'>
type Outcome = Pick<StoredDelivery, 'state' | 'tries' | 'lastStatus' | 'lastError'>

export type Webhooks = {
  find(userId: string): Promise<StoredWebhook | undefined>
  // A new address begins anew: it is on, and nothing has failed yet.
  set(userId: string, address: Pick<StoredWebhook, 'url' | 'secret'>): Promise<StoredWebhook>
  remove(userId: string): Promise<boolean>
  switchOff(userId: string): Promise<void>
  // Answers how many messages in a row could not be delivered now.
  countFailure(userId: string): Promise<number>
  forgetFailures(userId: string): Promise<void>
  addDelivery(delivery: NewDelivery): Promise<string>
  findDelivery(id: string): Promise<StoredDelivery | undefined>
  // Only the try that comes next is kept, once.
  noteTry(id: string, outcome: Outcome): Promise<boolean>
  listDeliveries(userId: string, limit: number): Promise<StoredDelivery[]>
  removeDeliveriesBefore(moment: Date): Promise<void>
  countOn(): Promise<number>
}

export function createWebhooks(database: Database): Webhooks {
  const whose = (userId: string) => eq(webhooks.userId, userId)
  return {
    async find(userId) {
      const [found] = await database.select().from(webhooks).where(whose(userId))
      return found
    },

    async set(userId, address) {
      const anew = { ...address, isOn: true, failures: 0, createdAt: sql`now()` }
      const [kept] = await database
        .insert(webhooks)
        .values({ userId, ...address })
        .onConflictDoUpdate({ target: webhooks.userId, set: anew })
        .returning()
      if (!kept) throw new Error('the address was not kept')
      return kept
    },

    async remove(userId) {
      return (await database.delete(webhooks).where(whose(userId)).returning({ url: webhooks.url })).length > 0
    },

    async switchOff(userId) {
      await database.update(webhooks).set({ isOn: false }).where(whose(userId))
    },

    async countFailure(userId) {
      const [counted] = await database
        .update(webhooks)
        .set({ failures: sql`${webhooks.failures} + 1` })
        .where(whose(userId))
        .returning({ failures: webhooks.failures })
      return counted?.failures ?? 0
    },

    async forgetFailures(userId) {
      await database.update(webhooks).set({ failures: 0 }).where(whose(userId))
    },

    async addDelivery(delivery) {
      const [added] = await database.insert(webhookDeliveries).values(delivery).returning({ id: webhookDeliveries.id })
      if (!added) throw new Error('the message was not kept')
      return added.id
    },

    async findDelivery(id) {
      const [found] = await database.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
      return found
    },

    async noteTry(id, outcome) {
      const isNext = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, outcome.tries - 1))
      const noted = await database.update(webhookDeliveries).set(outcome).where(isNext).returning()
      return noted.length > 0
    },

    listDeliveries: (userId, limit) =>
      database
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.userId, userId))
        .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
        .limit(limit),

    async removeDeliveriesBefore(moment) {
      await database.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment))
    },

    async countOn() {
      const [counted] = await database.select({ on: count() }).from(webhooks).where(eq(webhooks.isOn, true))
      return counted?.on ?? 0
    },
  }
}
