import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Hook, Persona, Playlist, Profile } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { rememberHooks } from '../../data/hooks.ts'
import { lovePersona } from '../../data/personas.ts'
import { queryClient } from '../../data/api/queryClient.ts'

type Tab = 'songs' | 'playlists' | 'users' | 'personas' | 'hooks' | 'styles'
type Reply = Awaited<ReturnType<typeof ask>>

export type Found<Item> = UseInfiniteQueryResult<Item[]>

function ask(query: string, tab: Tab, cursor: string | null) {
  return api('POST /api/search/', { body: { query, tab, cursor } })
}

// What stands twice, because something new came in between two pages, is shown once.
function useFound<Item>(tab: Tab, query: string, read: (reply: Reply) => Item[]): Found<Item> {
  return useInfiniteQuery({
    queryKey: ['list', 'search', tab, query],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const reply = await ask(query, tab, pageParam)
      return { items: read(reply), next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => [...new Set(data.pages.flatMap((page) => page.items))],
  })
}

const readSongs = (reply: Reply) => rememberClips(reply.clips)
const readHooks = (reply: Reply) => {
  rememberHooks(reply.hooks)
  return reply.hooks
}

export const useSongSearch = (query: string): Found<string> => useFound('songs', query, readSongs)
export const usePlaylistSearch = (query: string): Found<Playlist> => useFound('playlists', query, (r) => r.playlists)
export const usePeopleSearch = (query: string): Found<Profile> => useFound('users', query, (r) => r.users)
export const usePersonaSearch = (query: string): Found<Persona> => useFound('personas', query, (r) => r.personas)
export const useHookSearch = (query: string): Found<Hook> => useFound('hooks', query, readHooks)
export const useStyleSearch = (query: string): Found<string> => useFound('styles', query, (r) => r.styles)

export async function loveFoundPersona(id: string): Promise<void> {
  await lovePersona(id)
  await queryClient.invalidateQueries({ queryKey: ['list', 'search', 'personas'] })
}
