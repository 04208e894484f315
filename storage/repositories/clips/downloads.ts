import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { downloads } from '../../schema/clips/downloads.ts'

export type DownloadPeriod = { userId: string; periodStart: Date }

export type Downloads = {
  count(period: DownloadPeriod): Promise<number>
  has(period: DownloadPeriod, clipId: string): Promise<boolean>
  // False, and nothing counted, when the period has not enough left; a song that counted already may be fetched as often
  // as wanted.
  add(period: DownloadPeriod, clipIds: readonly string[], limit: number): Promise<boolean>
}

export function createDownloads(database: Database): Downloads {
  async function countIn(together: Database, { userId, periodStart }: DownloadPeriod): Promise<number> {
    const inPeriod = and(eq(downloads.userId, userId), eq(downloads.periodStart, periodStart))
    const [counted] = await together.select({ used: count() }).from(downloads).where(inPeriod)
    return counted?.used ?? 0
  }

  async function listIn(
    together: Database,
    { userId, periodStart }: DownloadPeriod,
    clipIds: readonly string[],
  ): Promise<Set<string>> {
    const found = await together
      .select({ clipId: downloads.clipId })
      .from(downloads)
      .where(
        and(
          eq(downloads.userId, userId),
          eq(downloads.periodStart, periodStart),
          inArray(downloads.clipId, [...clipIds]),
        ),
      )
    return new Set(found.map(({ clipId }) => clipId))
  }

  return {
    count: (period) => countIn(database, period),
    has: async (period, clipId) => (await listIn(database, period, [clipId])).has(clipId),
    add: (period, clipIds, limit) =>
      database.transaction(async (together) => {
        // Ten tabs of one person count one after the other, or all of them would find the last place free.
        await together.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`downloads:${period.userId}`}, 0))`)
        const counted = await listIn(together, period, clipIds)
        const added = [...new Set(clipIds)].filter((clipId) => !counted.has(clipId))
        if (added.length === 0) return true
        if ((await countIn(together, period)) + added.length > limit) return false
        await together.insert(downloads).values(added.map((clipId) => ({ ...period, clipId })))
        return true
      }),
  }
}
