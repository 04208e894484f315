import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { downloads } from '../schema/downloads.ts'

export type DownloadPeriod = { userId: string; periodStart: Date }

export type Downloads = {
  count(period: DownloadPeriod): Promise<number>
  has(period: DownloadPeriod, clipId: string): Promise<boolean>
  // False when the period is used up; a song that counted already may be fetched as often as wanted.
  add(period: DownloadPeriod, clipId: string, limit: number): Promise<boolean>
}

export function createDownloads(database: Database): Downloads {
  async function countIn(together: Database, { userId, periodStart }: DownloadPeriod): Promise<number> {
    const inPeriod = and(eq(downloads.userId, userId), eq(downloads.periodStart, periodStart))
    const [counted] = await together.select({ used: count() }).from(downloads).where(inPeriod)
    return counted?.used ?? 0
  }

  async function hasIn(together: Database, { userId, periodStart }: DownloadPeriod, clipId: string): Promise<boolean> {
    const found = await together
      .select({ clipId: downloads.clipId })
      .from(downloads)
      .where(and(eq(downloads.userId, userId), eq(downloads.periodStart, periodStart), eq(downloads.clipId, clipId)))
    return found.length > 0
  }

  return {
    count: (period) => countIn(database, period),
    has: (period, clipId) => hasIn(database, period, clipId),
    add: (period, clipId, limit) =>
      database.transaction(async (together) => {
        // Ten tabs of one person count one after the other, or all of them would find the last place free.
        await together.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`downloads:${period.userId}`}, 0))`)
        if (await hasIn(together, period, clipId)) return true
        if ((await countIn(together, period)) >= limit) return false
        await together.insert(downloads).values({ ...period, clipId })
        return true
      }),
  }
}
