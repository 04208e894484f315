import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clipFeedback } from '../../schema/clips/clipFeedback.ts'
import { clips } from '../../schema/clips/clips.ts'
import { user } from '../../schema/people/user.ts'

export type KeptClipFeedback = {
  clipId: string
  title: string
  reason: string
  createdAt: Date
  handle: string
  displayName: string
}

export type ClipFeedback = {
  set(clipId: string, userId: string, reason: string): Promise<void>
  listLatest(limit: number): Promise<KeptClipFeedback[]>
}

export function createClipFeedback(database: Database): ClipFeedback {
  return {
    // The latest word counts.
    async set(clipId, userId, reason) {
      await database
        .insert(clipFeedback)
        .values({ clipId, userId, reason })
        .onConflictDoUpdate({
          target: [clipFeedback.clipId, clipFeedback.userId],
          set: { reason, createdAt: sql`now()` },
        })
    },

    async listLatest(limit) {
      const { clipId, reason, createdAt } = clipFeedback
      return database
        .select({ clipId, reason, createdAt, title: clips.title, handle: user.handle, displayName: user.displayName })
        .from(clipFeedback)
        .innerJoin(clips, eq(clips.id, clipFeedback.clipId))
        .innerJoin(user, eq(user.id, clipFeedback.userId))
        .orderBy(desc(clipFeedback.createdAt))
        .limit(limit)
    },
  }
}
