import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { limitCounts } from '../schema/limitCounts.ts'
import type { LimitStore } from './limitStore.ts'

/** One statement a count, whichever process asks: the row's lock makes them take turns. */
export function createPostgresLimits(database: Database): LimitStore {
  return {
    async count(calls, atMs) {
      // Two processes that lock several rows in different orders would wait for each other.
      const sorted = calls.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      const rows = await database
        .insert(limitCounts)
        .values(sorted.map(({ key, calls: used, perMs }) => ({ key, used, endsAtMs: atMs + perMs })))
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: {
            used: sql`case when ${limitCounts.endsAtMs} > ${atMs} then ${limitCounts.used} else 0 end + excluded.used`,
            endsAtMs: sql`case when ${limitCounts.endsAtMs} > ${atMs} then ${limitCounts.endsAtMs} else excluded.ends_at_ms end`,
          },
        })
        .returning()
      const byKey = new Map(rows.map(({ key, ...window }) => [key, window]))
      return calls.map(({ key }) => byKey.get(key) ?? { used: 0, endsAtMs: atMs })
    },

    async take(key, { atOnce, pauseMs }, atMs) {
      const from = sql`greatest(${limitCounts.endsAtMs}, ${atMs}::bigint)`
      const taken = await database
        .insert(limitCounts)
        .values({ key, used: 1, endsAtMs: atMs + pauseMs })
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: { endsAtMs: sql`${from} + ${pauseMs}` },
          setWhere: sql`${from} <= ${atMs + (atOnce - 1) * pauseMs}::bigint`,
        })
        .returning({ key: limitCounts.key })
      return taken.length > 0
    },

    async giveBack(key, { pauseMs }) {
      const endsAtMs = sql`${limitCounts.endsAtMs} - ${pauseMs}`
      await database.update(limitCounts).set({ endsAtMs }).where(eq(limitCounts.key, key))
    },

    async msUntilNext(key, { atOnce, pauseMs }, atMs) {
      const [row] = await database.select().from(limitCounts).where(eq(limitCounts.key, key))
      return Math.max(0, (row?.endsAtMs ?? 0) - atMs - (atOnce - 1) * pauseMs)
    },

    async removeEnded(atMs) {
      await database.delete(limitCounts).where(lt(limitCounts.endsAtMs, atMs))
    },
  }
}
