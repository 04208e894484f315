import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { profilePins } from '../../schema/people/profilePins.ts'
import { user } from '../../schema/people/user.ts'
import { isHeardByAll } from '../clips/clipConditions.ts'
import { selectClips, type StoredClip } from '../clips/storedClip.ts'

export type ProfilePins = {
  // The last pinned first. A song that is not public any more is left out until it is again.
  list(userId: string, viewerId?: string): Promise<StoredClip[]>
  // Answers whether there was room for it.
  pin(userId: string, clipId: string, most: number): Promise<boolean>
  unpin(userId: string, clipId: string): Promise<void>
}

export function createProfilePins(database: Database): ProfilePins {
  const mine = (userId: string, clipId: string) => and(eq(profilePins.userId, userId), eq(profilePins.clipId, clipId))

  return {
    list: (userId, viewerId) =>
      selectClips(database, viewerId)
        .innerJoin(profilePins, and(eq(profilePins.clipId, clips.id), eq(profilePins.userId, userId)))
        .where(and(eq(clips.userId, userId), isHeardByAll))
        .orderBy(desc(profilePins.createdAt), desc(clips.id)),

    // The person's row is locked first: two presses at the same moment do not pin one too many.
    pin: (userId, clipId, most) =>
      database.transaction(async (together) => {
        await together.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
        const [counted] = await together
          .select({ others: count() })
          .from(profilePins)
          .innerJoin(clips, eq(clips.id, profilePins.clipId))
          .where(and(eq(profilePins.userId, userId), isHeardByAll))
        const [before] = await together.select().from(profilePins).where(mine(userId, clipId))
        if (before !== undefined) return true
        if ((counted?.others ?? 0) >= most) return false
        await together.insert(profilePins).values({ userId, clipId })
        return true
      }),

    async unpin(userId, clipId) {
      await database.delete(profilePins).where(mine(userId, clipId))
    },
  }
}
