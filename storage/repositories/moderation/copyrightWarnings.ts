import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { copyrightWarnings } from '../../schema/clips/copyrightWarnings.ts'

export type CopyrightWarnings = {
  // Answers whether it is new.
  add(warning: {
    clipId: string
    userId: string
    removedBy: string
    reason: string
    isInfringement: boolean
  }): Promise<boolean>
  // What its maker has to read about an infringement.
  findUnread(userId: string): Promise<{ clipId: string; title: string } | undefined>
  has(clipId: string): Promise<boolean>
  remove(clipId: string): Promise<void>
  acknowledge(userId: string, clipId: string): Promise<boolean>
}

export function createCopyrightWarnings(database: Database): CopyrightWarnings {
  return {
    async add(warning) {
      const added = await database.insert(copyrightWarnings).values(warning).onConflictDoNothing().returning()
      return added.length > 0
    },

    async findUnread(userId) {
      const [found] = await database
        .select({ clipId: copyrightWarnings.clipId, title: clips.title })
        .from(copyrightWarnings)
        .innerJoin(clips, eq(clips.id, copyrightWarnings.clipId))
        .where(
          and(
            eq(copyrightWarnings.userId, userId),
            isNull(copyrightWarnings.acknowledgedAt),
            eq(copyrightWarnings.isInfringement, true),
          ),
        )
        .orderBy(asc(copyrightWarnings.createdAt))
        .limit(1)
      return found
    },

    async has(clipId) {
      const found = await database
        .select({ clipId: copyrightWarnings.clipId })
        .from(copyrightWarnings)
        .where(eq(copyrightWarnings.clipId, clipId))
      return found.length > 0
    },

    async remove(clipId) {
      await database.delete(copyrightWarnings).where(eq(copyrightWarnings.clipId, clipId))
    },

    async acknowledge(userId, clipId) {
      const read = await database
        .update(copyrightWarnings)
        .set({ acknowledgedAt: sql`coalesce(${copyrightWarnings.acknowledgedAt}, now())` })
        .where(and(eq(copyrightWarnings.userId, userId), eq(copyrightWarnings.clipId, clipId)))
        .returning()
      return read.length > 0
    },
  }
}
