import { PAGE_SIZE, type Playlist } from '@arioso/contract'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { playlistClips, playlistReactions, playlists, playlistSaves, playlistWords } from '../../schema/playlists.ts'
import type { ReactionType } from '../../schema/clips/reactions.ts'
import { user } from '../../schema/people/user.ts'
import { seenBy } from '../clips/clipConditions.ts'
import { isUuid } from '../isUuid.ts'
import { createPlaylistClips, type PlaylistClips } from './playlistClips.ts'
import { wordsQuery } from '../clips/wordsQuery.ts'
import { clipFiles, mediaUrl } from '../../files/clipFiles.ts'

export type StoredPlaylist = typeof playlists.$inferSelect & {
  handle: string
  displayName: string
  clipCount: number
  coverClipId: string | null
  isSaved: boolean
  reactionType: ReactionType | null
  upvoteCount: number
}

type Shelf = { page: number; shelf: 'own' | 'own and saved' | 'trash' }
export type PlaylistSort = 'created_at' | 'upvote_count'
type PlaylistPatch = Partial<Pick<StoredPlaylist, 'name' | 'description' | 'isPublic' | 'trashedAt'>>

// Counts and covers are of what the viewer may hear.
export type Playlists = PlaylistClips & {
  find(id: string, viewerId?: string): Promise<StoredPlaylist | undefined>
  list(userId: string, page: Shelf): Promise<{ playlists: StoredPlaylist[]; total: number }>
  // Those everybody may open.
  listByMaker(
    userId: string,
    page: { sort: PlaylistSort; limit: number; viewerId: string | undefined },
  ): Promise<StoredPlaylist[]>
  search(text: string, page: { offset: number; limit: number; viewerId: string }): Promise<StoredPlaylist[]>
  create(userId: string, playlist: { name: string; description: string; isPublic: boolean }): Promise<string>
  update(id: string, patch: PlaylistPatch): Promise<void>
  setSaved(id: string, userId: string, isSaved: boolean): Promise<void>
  react(id: string, userId: string, type: ReactionType | null): Promise<void>
  removeTrashedBefore(moment: Date): Promise<void>
}

export function createPlaylists(database: Database): Playlists {
  async function find(id: string, viewerId?: string): Promise<StoredPlaylist | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await select(database, viewerId).where(eq(playlists.id, id))
    return found
  }

  async function list(userId: string, { page, shelf }: Shelf) {
    const wanted = onShelf(userId, shelf)
    const found = await select(database, userId)
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database.select({ total: count() }).from(playlists).where(wanted)
    return { playlists: found, total: counted?.total ?? 0 }
  }

  const listByMaker: Playlists['listByMaker'] = (userId, { sort, limit, viewerId }) =>
    select(database, viewerId)
      .where(and(eq(playlists.userId, userId), isOpen))
      .orderBy(...(sort === 'upvote_count' ? [desc(upvotes)] : []), ...newestFirst)
      .limit(limit)

  const search: Playlists['search'] = async (text, { offset, limit, viewerId }) => {
    const query = wordsQuery(text)
    if (query === undefined) return []
    return select(database, viewerId)
      .where(and(sql`${playlistWords(playlists)} @@ ${query}`, isOpen))
      .orderBy(desc(sql`ts_rank(${playlistWords(playlists)}, ${query})`), ...newestFirst)
      .limit(limit)
      .offset(offset)
  }

  const create: Playlists['create'] = async (userId, playlist) => {
    const [made] = await database
      .insert(playlists)
      .values({ ...playlist, userId })
      .returning({ id: playlists.id })
    if (made === undefined) throw new Error(`no playlist was made for ${userId}`)
    return made.id
  }

  const update: Playlists['update'] = async (id, patch) => {
    if (Object.keys(patch).length > 0) await database.update(playlists).set(patch).where(eq(playlists.id, id))
  }

  const setSaved: Playlists['setSaved'] = async (playlistId, userId, isSaved) => {
    const mine = and(eq(playlistSaves.playlistId, playlistId), eq(playlistSaves.userId, userId))
    if (isSaved) await database.insert(playlistSaves).values({ playlistId, userId }).onConflictDoNothing()
    else await database.delete(playlistSaves).where(mine)
  }

  const react: Playlists['react'] = async (playlistId, userId, type) => {
    const key = [playlistReactions.playlistId, playlistReactions.userId]
    const mine = and(eq(playlistReactions.playlistId, playlistId), eq(playlistReactions.userId, userId))
    if (type === null) await database.delete(playlistReactions).where(mine)
    else {
      const row = { playlistId, userId, type }
      await database.insert(playlistReactions).values(row).onConflictDoUpdate({ target: key, set: { type } })
    }
  }

  const removeTrashedBefore: Playlists['removeTrashedBefore'] = async (moment) => {
    await database.delete(playlists).where(sql`${playlists.trashedAt} < ${moment.toISOString()}::timestamptz`)
  }

  const changes = { create, update, setSaved, react, removeTrashedBefore }
  return { ...createPlaylistClips(database), ...changes, find, list, listByMaker, search }
}

// Written as the index of their words has it; as parameters it would not match.
const isOpen = sql`${playlists.isPublic} and ${playlists.trashedAt} is null`
const newestFirst = [desc(playlists.createdAt), desc(playlists.id)]
const upvotes = sql<number>`(select count(*)::int from playlist_reactions r
  where r.playlist_id = ${playlists.id} and r.type = 'LIKE')`

function onShelf(userId: string, shelf: Shelf['shelf']): SQL | undefined {
  const own = eq(playlists.userId, userId)
  if (shelf === 'trash') return and(own, isNotNull(playlists.trashedAt))
  const saved = sql`${playlists.isPublic} and ${playlists.id} in
    (select ${playlistSaves.playlistId} from ${playlistSaves} where ${playlistSaves.userId} = ${userId})`
  return and(shelf === 'own' ? own : sql`(${own} or ${saved})`, isNull(playlists.trashedAt))
}

function select(database: Database, viewerId: string | undefined) {
  const songs = sql`from ${playlistClips} join ${clips} on ${clips.id} = ${playlistClips.clipId}
    where ${playlistClips.playlistId} = ${playlists.id} and ${seenBy(viewerId)}`
  const viewer = viewerId ?? ''
  return database
    .select({
      ...getTableColumns(playlists),
      handle: user.handle,
      displayName: user.displayName,
      clipCount: sql<number>`(select count(*)::int ${songs})`,
      coverClipId: sql<string | null>`(select ${clips.id} ${songs} and ${clips.hasCover}
        order by ${playlistClips.place} limit 1)`,
      isSaved: sql<boolean>`${playlistSaves.userId} is not null`,
      reactionType: playlistReactions.type,
      upvoteCount: upvotes,
    })
    .from(playlists)
    .innerJoin(user, eq(user.id, playlists.userId))
    .leftJoin(playlistSaves, and(eq(playlistSaves.playlistId, playlists.id), eq(playlistSaves.userId, viewer)))
    .leftJoin(
      playlistReactions,
      and(eq(playlistReactions.playlistId, playlists.id), eq(playlistReactions.userId, viewer)),
    )
    .$dynamic()
}

export function toPlaylist(stored: StoredPlaylist, viewerId: string | undefined): Playlist {
  return {
    id: stored.id,
    name: stored.name,
    description: stored.description,
    image_url: stored.coverClipId && mediaUrl(clipFiles(stored.coverClipId).smallCover),
    user_id: stored.userId,
    handle: stored.handle,
    display_name: stored.displayName || stored.handle,
    is_owned: stored.userId === viewerId,
    is_public: stored.isPublic,
    is_trashed: stored.trashedAt !== null,
    is_saved: stored.isSaved,
    reaction_type: stored.reactionType,
    upvote_count: stored.upvoteCount,
    num_total_results: stored.clipCount,
  }
}
