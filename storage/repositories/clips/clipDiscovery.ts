import { PAGE_SIZE } from '@arioso/contract'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { reactions } from '../../schema/clips/reactions.ts'
import { isHeardByAll, newestFirst, olderThan, seenBy } from './clipConditions.ts'
import { formatCursor } from '../cursor.ts'
import { type ClipSort, createClipSearch } from './clipSearch.ts'
import { selectClips, type StoredClip } from './storedClip.ts'
import { anyWordQuery, wordQueries, wordsQuery } from './wordsQuery.ts'

export type ClipSearch = { text: string; sort: ClipSort; offset: number; limit: number; viewerId: string }

export type ClipDiscovery = {
  search(search: ClipSearch): Promise<StoredClip[]>
  listFollowed(
    viewerId: string,
    page: { cursor: string | null; limit: number },
  ): Promise<{ clips: StoredClip[]; nextCursor: string | null }>
  // Public songs made since then, the most played first.
  listMostPlayed(since: Date, options: { limit: number; viewerId?: string | undefined }): Promise<StoredClip[]>
  listByMaker(
    userId: string,
    page: { page: number; sort: Exclude<ClipSort, 'relevance'>; viewerId?: string | undefined },
  ): Promise<StoredClip[]>
  listSimilar(clip: StoredClip, options: { limit: number; viewerId?: string | undefined }): Promise<StoredClip[]>
  listLiked(viewerId: string, page: number): Promise<{ clips: StoredClip[]; total: number }>
}

export function createClipDiscovery(database: Database): ClipDiscovery {
  const searches = createClipSearch(database)

  async function search({ text, sort, offset, limit, viewerId }: ClipSearch): Promise<StoredClip[]> {
    const query = wordsQuery(text)
    if (query === undefined) return []
    const meant = await searches.findMeant({ query, parts: wordQueries(text) }, { sort, viewerId })
    // Sorted before anything is joined: of thousands of finds a page is wanted.
    const page = await database
      .select({ id: clips.id })
      .from(clips)
      .where(and(sql`${clips.id} in (${meant})`, seenBy(viewerId)))
      .orderBy(...orderOf(sort, query))
      .limit(limit)
      .offset(offset)
    return listInOrder(page, viewerId)
  }

  async function listInOrder(page: { id: string }[], viewerId?: string): Promise<StoredClip[]> {
    if (page.length === 0) return []
    const ids = page.map(({ id }) => id)
    const found = await selectClips(database, viewerId).where(inArray(clips.id, ids))
    const byId = new Map(found.map((clip) => [clip.id, clip]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async function listFollowed(viewerId: string, { cursor, limit }: { cursor: string | null; limit: number }) {
    const followed = sql`${clips.userId} in (select followed_id from follows where follower_id = ${viewerId})`
    const found = await selectClips(database, viewerId)
      .where(and(isHeardByAll, followed, olderThan(cursor)))
      .orderBy(...newestFirst)
      .limit(limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return { clips: page, nextCursor: found.length > limit && last ? formatCursor(last) : null }
  }

  const listMostPlayed: ClipDiscovery['listMostPlayed'] = async (since, { limit, viewerId }) => {
    const page = await database
      .select({ id: clips.id })
      .from(clips)
      .where(and(isHeardByAll, sql`${clips.createdAt} >= ${since.toISOString()}::timestamptz`))
      .orderBy(...orderOf('play_count'))
      .limit(limit)
    return listInOrder(page, viewerId)
  }

  const listByMaker: ClipDiscovery['listByMaker'] = async (userId, { page, sort, viewerId }) =>
    selectClips(database, viewerId)
      .where(and(eq(clips.userId, userId), isHeardByAll))
      .orderBy(...orderOf(sort))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)

  // Any word of its styles is enough; the more of them two songs share, the nearer they are.
  const listSimilar: ClipDiscovery['listSimilar'] = async (clip, { limit, viewerId }) => {
    const query = anyWordQuery(clip.style)
    if (query === undefined) return []
    const alike = await searches.findAlike({ query, parts: [query] })
    const page = await database
      .select({ id: clips.id })
      .from(clips)
      .where(and(isHeardByAll, sql`${clips.id} <> ${clip.id}`, sql`${clips.id} in (${alike})`))
      .orderBy(
        desc(sql`ts_rank(to_tsvector('simple', ${clips.style}), ${query})`),
        desc(clips.playCount),
        ...newestFirst,
      )
      .limit(limit)
    return listInOrder(page, viewerId)
  }

  async function listLiked(viewerId: string, page: number) {
    const isLiked = sql`${reactions.type} = 'LIKE'`
    const found = await selectClips(database, viewerId)
      .where(and(isLiked, seenBy(viewerId)))
      .orderBy(desc(reactions.createdAt), desc(reactions.clipId))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database
      .select({ total: count() })
      .from(reactions)
      .innerJoin(clips, eq(clips.id, reactions.clipId))
      .where(and(eq(reactions.userId, viewerId), isLiked, seenBy(viewerId)))
    return { clips: found, total: counted?.total ?? 0 }
  }

  return { search, listFollowed, listMostPlayed, listByMaker, listSimilar, listLiked }
}

// Of lyrics it is enough that they match: taking all of them apart to rank them takes longer than finding them.
const shortWords = sql`to_tsvector('simple', ${clips.title} || ' ' || ${clips.style})`

function orderOf(sort: ClipSort, query?: SQL): SQL[] {
  switch (sort) {
    case 'relevance':
      return query === undefined ? newestFirst : [desc(sql`ts_rank(${shortWords}, ${query})`), ...newestFirst]
    case 'created_at':
      return newestFirst
    case 'upvote_count':
      return [desc(clips.upvoteCount), ...newestFirst]
    case 'play_count':
      return [desc(clips.playCount), ...newestFirst]
  }
}
