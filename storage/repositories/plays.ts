import { AppError, PLAY_COUNTS_AGAIN_AFTER_MINUTES } from '@arioso/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { plays } from '../schema/plays.ts'
import { isUuid } from './isUuid.ts'

export type Plays = { count(clipId: string, listener: string, now: Date): Promise<number> }

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
          set: { countedAt: now, times: sql`${plays.times} + 1` },
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

  return { count }
}
