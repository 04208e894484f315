import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Playlist } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { api } from './api/api.ts'
import { rememberClips } from './songs/clipCache.ts'
import { queryClient } from './api/queryClient.ts'

export type PlacedSong = { id: string; place: number }
type SongPage = { playlist: Playlist; songs: PlacedSong[]; next: number | undefined }
type Songs = InfiniteData<SongPage, number>

export type PlaylistShelf = 'own' | 'kept' | 'trash'

const shelfQuery = {
  own: {},
  kept: { show_sharelist: 'true' },
  trash: { show_trashed: 'true' },
} as const

export function usePlaylists(shelf: PlaylistShelf) {
  return useInfiniteQuery({
    queryKey: ['list', 'playlists', shelf],
    initialPageParam: 1,
    async queryFn({ pageParam }) {
      const reply = await api('GET /api/playlist/me', { query: { page: pageParam, ...shelfQuery[shelf] } })
      const hasMore = pageParam * PAGE_SIZE < reply.num_total_results
      return { playlists: reply.playlists, next: hasMore ? pageParam + 1 : undefined }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.playlists),
  })
}

function playlistSongs(id: string) {
  return infiniteQueryOptions({
    queryKey: ['list', 'playlist', id],
    initialPageParam: 1,
    async queryFn({ pageParam }): Promise<SongPage> {
      const { playlist_clips: entries, ...playlist } = await api('GET /api/playlist/:id', {
        params: { id },
        query: { page: pageParam },
      })
      rememberClips(entries.map(({ clip }) => clip))
      const songs = entries.map(({ clip, relative_index: place }) => ({ id: clip.id, place }))
      return { playlist, songs, next: pageParam * PAGE_SIZE < playlist.num_total_results ? pageParam + 1 : undefined }
    },
    getNextPageParam: (page) => page.next,
  })
}

export function usePlaylist(id: string) {
  return useInfiniteQuery({
    ...playlistSongs(id),
    placeholderData: keepPreviousData,
    select: (data) => ({
      playlist: data.pages[0]?.playlist,
      songs: [...new Map(data.pages.flatMap((page) => page.songs).map((song) => [song.id, song])).values()],
    }),
  })
}

async function reloadPlaylists(id?: string): Promise<void> {
  const lists = queryClient.invalidateQueries({ queryKey: ['list', 'playlists'] })
  const songs = id === undefined ? undefined : queryClient.invalidateQueries({ queryKey: ['list', 'playlist', id] })
  await Promise.all([lists, songs])
}

type NewPlaylist = { name: string; description: string; is_public: boolean; clip_ids?: string[] }

export async function createPlaylist(body: NewPlaylist): Promise<Playlist> {
  const playlist = await api('POST /api/playlist/create/', { body })
  await reloadPlaylists()
  return playlist
}

export async function updatePlaylist(id: string, change: Partial<Omit<NewPlaylist, 'clip_ids'>>): Promise<void> {
  await api('POST /api/playlist/set_metadata', { body: { playlist_id: id, ...change } })
  await reloadPlaylists(id)
}

export async function addToPlaylist(id: string, clipIds: string[]): Promise<void> {
  const body = { playlist_id: id, update_type: 'add', metadata: { clip_ids: clipIds } } as const
  await api('POST /api/playlist/update_clips/', { body })
  await reloadPlaylists(id)
}

export async function trashPlaylist(id: string, trash: boolean): Promise<void> {
  await api('POST /api/playlist/v2/:id/trash', { params: { id }, body: { trash } })
  await reloadPlaylists(id)
}

export async function savePlaylist(id: string, save: boolean): Promise<void> {
  await api('POST /api/playlist/v2/:id/save', { params: { id }, body: { save } })
  await reloadPlaylists(id)
}

export async function reactToPlaylist(id: string, reaction: Playlist['reaction_type']): Promise<void> {
  await api('POST /api/playlist_reaction/:id/update_reaction_type/', { params: { id }, body: { reaction } })
  await reloadPlaylists(id)
}

// Shown at once; whatever the server says afterwards is what stands.
async function changeSongs(id: string, change: (songs: PlacedSong[]) => PlacedSong[], send: () => Promise<unknown>) {
  await queryClient.cancelQueries({ queryKey: ['list', 'playlist', id] })
  queryClient.setQueryData<Songs>(playlistSongs(id).queryKey, (data) => data && spread(data, change))
  try {
    await send()
  } finally {
    await reloadPlaylists(id)
  }
}

// The pages keep their sizes, so that the next one still follows.
function spread(data: Songs, change: (songs: PlacedSong[]) => PlacedSong[]): Songs {
  const songs = change(data.pages.flatMap((page) => page.songs))
  let from = 0
  const pages = data.pages.map((page) => {
    const mine = songs.slice(from, from + page.songs.length)
    from += page.songs.length
    return { ...page, songs: mine }
  })
  return { ...data, pages }
}

export function removeFromPlaylist(id: string, clipId: string): Promise<void> {
  const metadata = { clip_ids: [clipId] }
  return changeSongs(
    id,
    (songs) => songs.filter((song) => song.id !== clipId),
    () => api('POST /api/playlist/update_clips/', { body: { playlist_id: id, update_type: 'remove', metadata } }),
  )
}

// The song takes the place of another one: in front of it when it comes from below, behind it when it comes from above.
export function moveInPlaylist(id: string, clipId: string, overId: string): Promise<void> {
  const songs = queryClient.getQueryData<Songs>(playlistSongs(id).queryKey)?.pages.flatMap((page) => page.songs) ?? []
  const from = songs.findIndex((song) => song.id === clipId)
  const to = songs.findIndex((song) => song.id === overId)
  const over = songs[to]
  if (over === undefined || from === -1 || from === to) return Promise.resolve()
  const metadata = { clip_ids: [clipId], to_index: over.place + (from < to ? 1 : 0) }
  return changeSongs(
    id,
    () => moved(songs, from, to),
    () => api('POST /api/playlist/update_clips/', { body: { playlist_id: id, update_type: 'reorder', metadata } }),
  )
}

function moved(songs: PlacedSong[], from: number, to: number): PlacedSong[] {
  const rest = songs.filter((_, index) => index !== from)
  const song = songs[from]
  return song === undefined ? songs : [...rest.slice(0, to), song, ...rest.slice(to)]
}
