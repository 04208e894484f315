import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { reactions, type ReactionType } from '../../schema/clips/reactions.ts'

// Answers whether the song is liked by them now and was not before, or the other way round.
export type Reactions = {
  set(clipId: string, userId: string, type: ReactionType | null): Promise<'liked' | 'no longer liked' | 'as before'>
}

export function createReactions(database: Database): Reactions {
  const set: Reactions['set'] = (clipId, userId, type) =>
    database.transaction(async (together) => {
      // The song's row is locked first: two fingers of one person, or a thousand people, count one after the other.
      await together.select({ id: clips.id }).from(clips).where(eq(clips.id, clipId)).for('update')
      const mine = and(eq(reactions.clipId, clipId), eq(reactions.userId, userId))
      const [before] = await together.select({ type: reactions.type }).from(reactions).where(mine)
      if ((before?.type ?? null) === type) return 'as before'
      if (type === null) await together.delete(reactions).where(mine)
      else {
        await together
          .insert(reactions)
          .values({ clipId, userId, type })
          .onConflictDoUpdate({
            target: [reactions.clipId, reactions.userId],
            set: { type, createdAt: sql`now()` },
          })
      }
      const change = Number(type === 'LIKE') - Number(before?.type === 'LIKE')
      await together
        .update(clips)
        .set({ upvoteCount: sql`${clips.upvoteCount} + ${change}` })
        .where(eq(clips.id, clipId))
      if (change === 0) return 'as before'
      return change > 0 ? 'liked' : 'no longer liked'
    })

  return { set }
}
