import { PAGE_SIZE } from '@arioso/contract'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { playlistClips, playlists } from '../../schema/playlists.ts'
import { seenBy } from '../clips/clipConditions.ts'
import { moveInList } from './moveInList.ts'
import { selectClips, type StoredClip } from '../clips/storedClip.ts'

export type PlacedClip = { clip: StoredClip; place: number }

// Changes take one playlist after the other, so that two tabs at once leave every song with a place of its own.
export type PlaylistClips = {
  listClips(playlistId: string, page: number, viewerId?: string): Promise<PlacedClip[]>
  countClips(playlistId: string): Promise<number>
  addClips(playlistId: string, clipIds: string[]): Promise<void>
  removeClips(playlistId: string, clipIds: string[]): Promise<void>
  moveClips(playlistId: string, clipIds: string[], toPlace: number): Promise<void>
}

export function createPlaylistClips(database: Database): PlaylistClips {
  async function listClips(playlistId: string, page: number, viewerId?: string): Promise<PlacedClip[]> {
    const places = await database
      .select({ clipId: playlistClips.clipId, place: playlistClips.place })
      .from(playlistClips)
      .innerJoin(clips, eq(clips.id, playlistClips.clipId))
      .where(and(eq(playlistClips.playlistId, playlistId), seenBy(viewerId)))
      .orderBy(asc(playlistClips.place))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    if (places.length === 0) return []
    const found = await selectClips(database, viewerId).where(
      inArray(
        clips.id,
        places.map(({ clipId }) => clipId),
      ),
    )
    const byId = new Map(found.map((clip) => [clip.id, clip]))
    return places.flatMap(({ clipId, place }) => {
      const clip = byId.get(clipId)
      return clip === undefined ? [] : [{ clip, place }]
    })
  }

  async function countClips(playlistId: string): Promise<number> {
    const inside = eq(playlistClips.playlistId, playlistId)
    const [counted] = await database.select({ songs: count() }).from(playlistClips).where(inside)
    return counted?.songs ?? 0
  }

  const inTurn = (playlistId: string, change: (together: Database) => Promise<void>): Promise<void> =>
    database.transaction(async (together) => {
      await together.select({ id: playlists.id }).from(playlists).where(eq(playlists.id, playlistId)).for('update')
      await change(together)
    })

  const addClips: PlaylistClips['addClips'] = (playlistId, clipIds) =>
    inTurn(playlistId, async (together) => {
      const last = sql<number>`coalesce(max(${playlistClips.place}), -1)`.mapWith(Number)
      const [found] = await together
        .select({ last })
        .from(playlistClips)
        .where(eq(playlistClips.playlistId, playlistId))
      const first = (found?.last ?? -1) + 1
      const rows = clipIds.map((clipId, index) => ({ playlistId, clipId, place: first + index }))
      await together.insert(playlistClips).values(rows).onConflictDoNothing()
    })

  const removeClips: PlaylistClips['removeClips'] = async (playlistId, clipIds) => {
    await database
      .delete(playlistClips)
      .where(and(eq(playlistClips.playlistId, playlistId), inArray(playlistClips.clipId, clipIds)))
  }

  const moveClips: PlaylistClips['moveClips'] = (playlistId, clipIds, toPlace) =>
    inTurn(playlistId, async (together) => {
      const songs = await together
        .select({ id: playlistClips.clipId, place: playlistClips.place })
        .from(playlistClips)
        .where(eq(playlistClips.playlistId, playlistId))
        .orderBy(asc(playlistClips.place))
      const moved = moveInList(songs, clipIds, toPlace)
      await together.execute(sql`update ${playlistClips} set place = n.place - 1
        from unnest(${sql.param(moved)}::uuid[]) with ordinality as n(clip_id, place)
        where playlist_clips.playlist_id = ${playlistId} and playlist_clips.clip_id = n.clip_id`)
    })

  return { listClips, countClips, addClips, removeClips, moveClips }
}
