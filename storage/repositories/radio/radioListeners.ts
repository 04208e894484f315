import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { radioListeners } from '../../schema/radio.ts'

export type RadioListeners = {
  seeListeners(stationId: string, listeners: string[], at: Date): Promise<void>
  forgetListener(stationId: string, listener: string): Promise<void>
  forgetListenersBefore(stationId: string, before: Date): Promise<void>
  countListeners(stationId: string, since: Date): Promise<number>
}

export function createRadioListeners(database: Database): RadioListeners {
  return {
    async seeListeners(stationId, listeners, at) {
      if (listeners.length === 0) return
      // In one order, or two processes that know the same people wait for each other for ever.
      const rows = [...new Set(listeners)].toSorted().map((listener) => ({ stationId, listener, seenAt: at }))
      await database
        .insert(radioListeners)
        .values(rows)
        .onConflictDoUpdate({
          target: [radioListeners.stationId, radioListeners.listener],
          set: { seenAt: sql`greatest(${radioListeners.seenAt}, excluded.seen_at)` },
        })
    },

    async forgetListener(stationId, listener) {
      await database
        .delete(radioListeners)
        .where(and(eq(radioListeners.stationId, stationId), eq(radioListeners.listener, listener)))
    },

    async forgetListenersBefore(stationId, before) {
      await database
        .delete(radioListeners)
        .where(and(eq(radioListeners.stationId, stationId), lte(radioListeners.seenAt, before)))
    },

    async countListeners(stationId, since) {
      const [found] = await database
        .select({ listeners: count() })
        .from(radioListeners)
        .where(and(eq(radioListeners.stationId, stationId), gt(radioListeners.seenAt, since)))
      return found?.listeners ?? 0
    },
  }
}
