import { AppError, type calls, may, PLAYLIST, type Action, type Playlist, type PlaylistPage } from '@arioso/contract'
import { toClip, toPlaylist, type Repositories, type StoredPlaylist, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { isVisible } from '../../rules/songs/findVisibleClip.ts'
import { getVisiblePlaylist, playlistSubject } from '../../rules/getVisiblePlaylist.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { getLikedSongs } from './likedSongs.ts'

type NewPlaylist = z.output<typeof calls.createPlaylist.body>
type PlaylistChange = z.output<typeof calls.updatePlaylist.body>
type ClipsChange = z.output<typeof calls.updatePlaylistClips.body>

type Needs = Uses<'clips' | 'playlists' | 'transaction', 'live' | 'now'>

export function createPlaylistsService({ storage, live, now }: Needs) {
  // What one may not see does not exist; what one sees and may not do is refused.
  async function getAllowed(action: Action, id: string, viewer: User | undefined): Promise<StoredPlaylist> {
    const found = await getVisiblePlaylist(storage, id, viewer)
    if (!may(action, actorOf(viewer), playlistSubject(found))) throw new AppError('FORBIDDEN')
    return found
  }

  async function read(id: string, viewer: User): Promise<Playlist> {
    return toPlaylist(await getAllowed('readPlaylist', id, viewer), viewer.id)
  }

  return {
    async list(user: User, query: { page: number; show_trashed: boolean; show_sharelist: boolean }) {
      const kept = query.show_sharelist ? 'own and saved' : 'own'
      const shelf = query.show_trashed ? 'trash' : kept
      const { playlists, total } = await storage.playlists.list(user.id, { page: query.page, shelf })
      const found = playlists.map((playlist) => toPlaylist(playlist, user.id))
      return { playlists: found, num_total_results: total, current_page: query.page }
    },

    async get(viewer: User | undefined, id: string, page: number): Promise<PlaylistPage> {
      if (id === 'liked') return getLikedSongs(storage, viewer, page)
      const found = await getAllowed('readPlaylist', id, viewer)
      const songs = await storage.playlists.listClips(found.id, page, viewer?.id)
      return {
        ...toPlaylist(found, viewer?.id),
        current_page: page,
        playlist_clips: songs.map(({ clip, place }) => ({ clip: toClip(clip), relative_index: place })),
      }
    },

    async create(user: User, body: NewPlaylist): Promise<Playlist> {
      const { name, description, is_public: isPublic, clip_ids: clipIds } = body
      refuseContent({ name, description })
      const { made, notified } = await storage.transaction(async (together) => {
        const made = await together.playlists.create(user.id, { name, description, isPublic })
        const notified = clipIds.length > 0 ? await addClips(together, user, { id: made, isPublic }, clipIds) : []
        return { made, notified }
      })
      for (const maker of notified) live.notify(maker)
      return read(made, user)
    },

    async update(user: User, body: PlaylistChange): Promise<Playlist> {
      const { playlist_id: id, name, description, is_public: isPublic } = body
      await getAllowed('changePlaylist', id, user)
      refuseContent({ name: name ?? '', description: description ?? '' })
      await storage.playlists.update(id, {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(isPublic === undefined ? {} : { isPublic }),
      })
      return read(id, user)
    },

    async changeClips(user: User, body: ClipsChange): Promise<Playlist> {
      const { playlist_id: id, update_type: type, metadata } = body
      const list = await getAllowed('changePlaylist', id, user)
      const { clip_ids: clipIds, to_index: toIndex = PLAYLIST.clipsMax } = metadata
      if (type === 'add') {
        const notified = await storage.transaction((together) => addClips(together, user, list, clipIds))
        for (const maker of notified) live.notify(maker)
      } else if (type === 'remove') await storage.playlists.removeClips(id, clipIds)
      else await storage.playlists.moveClips(id, clipIds, toIndex)
      return read(id, user)
    },

    async setTrashed(user: User, id: string, trash: boolean): Promise<Playlist> {
      const found = await getAllowed('trashPlaylist', id, user)
      await storage.playlists.update(id, { trashedAt: trash ? (found.trashedAt ?? now()) : null })
      return read(id, user)
    },

    async setSaved(user: User, id: string, save: boolean): Promise<Playlist> {
      await getAllowed('savePlaylist', id, user)
      await storage.playlists.setSaved(id, user.id, save)
      return read(id, user)
    },

    async react(user: User, id: string, reaction: 'LIKE' | 'DISLIKE' | null): Promise<Playlist> {
      await getAllowed('reactToPlaylist', id, user)
      await storage.playlists.react(id, user.id, reaction)
      return read(id, user)
    },
  }
}

type Filled = Pick<StoredPlaylist, 'id' | 'isPublic'>

// Returns who was notified: additions to a private list notify nobody.
async function addClips(
  together: Pick<Repositories, 'clips' | 'notifications' | 'playlists'>,
  user: User,
  list: Filled,
  clipIds: string[],
): Promise<string[]> {
  const songs = await together.clips.listByIds(clipIds, user.id)
  const isHeard = songs.every((clip) => isVisible(clip, user) && !clip.isTrashed)
  if (!isHeard || songs.length < new Set(clipIds).size) throw new AppError('NOT_FOUND')
  await together.playlists.addClips(
    list.id,
    songs.map((clip) => clip.id),
  )
  if ((await together.playlists.countClips(list.id)) > PLAYLIST.clipsMax) {
    throw new AppError('PLAYLIST_FULL', { max: PLAYLIST.clipsMax })
  }
  const notified = list.isPublic ? songs.filter(({ userId }) => userId !== user.id) : []
  for (const { id: contentId, userId } of notified) {
    await together.notifications.tell({ userId, kind: 'playlist_add', contentId, personId: user.id })
  }
  return notified.map(({ userId }) => userId)
}
