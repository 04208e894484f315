import { AppError, LISTEN_MILESTONES, PLAY_COUNTS_AGAIN_AFTER_MINUTES } from '@arioso/contract'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { listenMilestones, plays } from '../../schema/clips/plays.ts'
import { isUuid } from '../isUuid.ts'

export type Plays = {
  count(clipId: string, listener: string, now: Date): Promise<number>
  // A listener whose play was counted by then came so far; what this listen had reached before does not count again.
  reach(clipId: string, listener: string, percent: number, countedBefore: Date): Promise<void>
  listMilestones(clipId: string): Promise<{ percent: number; listens: number }[]>
}

export function createPlays(database: Database): Plays {
  async function count(clipId: string, listener: string, now: Date): Promise<number> {
    if (!isUuid(clipId)) throw new AppError('NOT_FOUND')
    return database.transaction(async (together) => {
      const [clip] = await together.select({ playCount: clips.playCount }).from(clips).where(eq(clips.id, clipId))
      if (!clip) throw new AppError('NOT_FOUND')
      const longAgo = new Date(now.getTime() - PLAY_COUNTS_AGAIN_AFTER_MINUTES * 60_000)
      const counted = await together
        .insert(plays)
        .values({ clipId, listener, countedAt: now })
        .onConflictDoUpdate({
          target: [plays.clipId, plays.listener],
          set: { countedAt: now, times: sql`${plays.times} + 1`, reachedPercent: 0 },
          setWhere: sql`${plays.countedAt} <= ${longAgo.toISOString()}::timestamptz`,
        })
        .returning({ clipId: plays.clipId })
      if (counted.length === 0) return clip.playCount
      const [updated] = await together
        .update(clips)
        .set({ playCount: sql`${clips.playCount} + 1` })
        .where(eq(clips.id, clipId))
        .returning({ playCount: clips.playCount })
      return updated?.playCount ?? clip.playCount
    })
  }

  async function reach(clipId: string, listener: string, percent: number, countedBefore: Date): Promise<void> {
    const mine = and(eq(plays.clipId, clipId), eq(plays.listener, listener))
    await database.transaction(async (together) => {
      const [listen] = await together
        .select({ reached: plays.reachedPercent })
        .from(plays)
        .where(and(mine, lt(plays.reachedPercent, percent), lte(plays.countedAt, countedBefore)))
        .for('update')
      if (listen === undefined) return
      await together.update(plays).set({ reachedPercent: percent }).where(mine)
      const passed = LISTEN_MILESTONES.filter((each) => each > listen.reached && each <= percent)
      await together
        .insert(listenMilestones)
        .values(passed.map((each) => ({ clipId, percent: each, listens: 1 })))
        .onConflictDoUpdate({
          target: [listenMilestones.clipId, listenMilestones.percent],
          set: { listens: sql`${listenMilestones.listens} + 1` },
        })
    })
  }

  async function listMilestones(clipId: string) {
    const { percent, listens } = listenMilestones
    return database
      .select({ percent, listens })
      .from(listenMilestones)
      .where(eq(listenMilestones.clipId, clipId))
      .orderBy(asc(percent))
  }

  return { count, reach, listMilestones }
}
