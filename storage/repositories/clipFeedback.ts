import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clipFeedback } from '../schema/clipFeedback.ts'

export type ClipFeedback = { set(clipId: string, userId: string, reason: string): Promise<void> }

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
  }
}
