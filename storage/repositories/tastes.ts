import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { plays } from '../schema/plays.ts'

export type Tastes = { likedStyles(userId: string): Promise<string[]> }

const HEARD_MAX = 30
const OWN_MAX = 30

// What somebody likes to hear, strongest hint first: what they played of others, then what they made and kept.
export function createTastes(database: Database): Tastes {
  async function likedStyles(userId: string): Promise<string[]> {
    const heard = await database
      .select({ tags: clips.tags })
      .from(plays)
      .innerJoin(clips, eq(clips.id, plays.clipId))
      .where(and(eq(plays.listener, userId), ne(clips.userId, userId), sql`not ${clips.isTrashed}`))
      .orderBy(desc(plays.countedAt))
      .limit(HEARD_MAX)
    const own = await database
      .select({ tags: clips.tags })
      .from(clips)
      .where(and(eq(clips.userId, userId), sql`not ${clips.isTrashed}`))
      .orderBy(desc(clips.createdAt), desc(clips.id))
      .limit(OWN_MAX)
    const styles = [...heard, ...own].map(({ tags }) => tags.trim())
    return [...new Set(styles)].filter((style) => style !== '')
  }

  return { likedStyles }
}
