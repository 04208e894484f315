import { and, count, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { isHeardByAll, isKept, newestFirst, olderThan } from './clipConditions.ts'
import { formatCursor } from '../cursor.ts'
import { isUuid } from '../isUuid.ts'
import { selectClips, type StoredClip } from './storedClip.ts'

const MOST_VERSIONS = 200
const MOST_DEPTH = 1000
const MOST_COUNTED = 1000

export type ClipLineage = {
  // Your songs of one family, the newest first: what a song was made of and what was made of it.
  listVersions(id: string, userId: string): Promise<StoredClip[]>
  listRemixes(
    id: string,
    page: { cursor: string | null; limit: number; viewerId: string | undefined },
  ): Promise<{ clips: StoredClip[]; nextCursor: string | null }>
  countRemixes(id: string, viewerId: string | undefined): Promise<{ count: number; isCapped: boolean }>
  allowRemixes(userId: string, canRemix: boolean): Promise<void>
}

export function createClipLineage(database: Database): ClipLineage {
  const remixesOf = (id: string, viewerId: string | undefined) => {
    const isSeen = viewerId === undefined ? isHeardByAll : or(isHeardByAll, eq(clips.userId, viewerId))
    return and(eq(clips.parentClipId, id), isKept, isSeen)
  }

  async function listVersions(id: string, userId: string): Promise<StoredClip[]> {
    if (!isUuid(id)) return []
    const family = sql`with recursive up(id, parent, depth) as (
        select id, parent_clip_id, 0 from clips where id = ${id}
        union all select c.id, c.parent_clip_id, up.depth + 1 from clips c join up on c.id = up.parent
          where c.user_id = ${userId} and up.depth < ${MOST_DEPTH}
      ), down(id) as (
        select id from (select id from up order by depth desc limit 1) root
        union select c.id from clips c join down on c.parent_clip_id = down.id where c.user_id = ${userId}
      ) select id from down`
    // In a very large family the version asked about and the song all began with are never left out.
    const versions = await selectClips(database, userId)
      .where(and(sql`${clips.id} in (${family})`, eq(clips.userId, userId), isKept, sql`${clips.type} <> 'stem'`))
      .orderBy(sql`${clips.id} = ${id} desc`, sql`${clips.parentClipId} is null desc`, ...newestFirst)
      .limit(MOST_VERSIONS)
    return versions.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  }

  const listRemixes: ClipLineage['listRemixes'] = async (id, { cursor, limit, viewerId }) => {
    const found = await selectClips(database, viewerId)
      .where(and(remixesOf(id, viewerId), olderThan(cursor)))
      .orderBy(...newestFirst)
      .limit(limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return { clips: page, nextCursor: found.length > limit && last ? formatCursor(last) : null }
  }

  async function countRemixes(id: string, viewerId: string | undefined) {
    const some = database
      .select({ id: clips.id })
      .from(clips)
      .where(remixesOf(id, viewerId))
      .limit(MOST_COUNTED + 1)
    const [counted] = await database.select({ total: count() }).from(some.as('some'))
    const total = counted?.total ?? 0
    return { count: Math.min(total, MOST_COUNTED), isCapped: total > MOST_COUNTED }
  }

  async function allowRemixes(userId: string, canRemix: boolean): Promise<void> {
    // Yes means every kind, also where single ones were closed before.
    const kinds: ('cover' | 'extend')[] = ['cover', 'extend']
    const change = canRemix ? { canRemix, allowedRemixActions: kinds } : { canRemix }
    await database.update(clips).set(change).where(eq(clips.userId, userId))
  }

  return { listVersions, listRemixes, countRemixes, allowRemixes }
}
