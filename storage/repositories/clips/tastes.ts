import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { plays } from '../../schema/clips/plays.ts'
import { reactions } from '../../schema/clips/reactions.ts'

export type Tastes = { likedStyles(userId: string): Promise<string[]> }

const LIKED_MAX = 30
const HEARD_MAX = 30
const OWN_MAX = 30

// A person's taste, strongest hint first: what they liked, what they played of others, what they made.
// What they disliked is none of it.
export function createTastes(database: Database): Tastes {
  const isKept = sql`not ${clips.isTrashed}`

  const listLiked = (userId: string) =>
    database
      .select({ style: clips.style })
      .from(reactions)
      .innerJoin(clips, eq(clips.id, reactions.clipId))
      .where(and(eq(reactions.userId, userId), sql`${reactions.type} = 'LIKE'`, isKept))
      .orderBy(desc(reactions.createdAt))
      .limit(LIKED_MAX)

  const listHeard = (userId: string) =>
    database
      .select({ style: clips.style })
      .from(plays)
      .innerJoin(clips, eq(clips.id, plays.clipId))
      .leftJoin(reactions, and(eq(reactions.clipId, clips.id), eq(reactions.userId, userId)))
      .where(and(eq(plays.listener, userId), ne(clips.userId, userId), isKept, notDisliked))
      .orderBy(desc(plays.countedAt))
      .limit(HEARD_MAX)

  const listOwn = (userId: string) =>
    database
      .select({ style: clips.style })
      .from(clips)
      .leftJoin(reactions, and(eq(reactions.clipId, clips.id), eq(reactions.userId, userId)))
      .where(and(eq(clips.userId, userId), isKept, notDisliked))
      .orderBy(desc(clips.createdAt), desc(clips.id))
      .limit(OWN_MAX)

  return {
    async likedStyles(userId) {
      const lists = await Promise.all([listLiked(userId), listHeard(userId), listOwn(userId)])
      const styles = lists.flat().map(({ style }) => style.trim())
      return [...new Set(styles)].filter((style) => style !== '')
    },
  }
}

const notDisliked = sql`${reactions.type} is distinct from 'DISLIKE'`
