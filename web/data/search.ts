import { useInfiniteQuery } from '@tanstack/react-query'
import type { Profile } from '@arioso/contract'
import { api } from './api.ts'
import { rememberClips } from './clipCache.ts'

export function useSongSearch(query: string) {
  return useInfiniteQuery({
    queryKey: ['list', 'search', query],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const reply = await api('POST /api/search/', { body: { query, tab: 'songs', cursor: pageParam } })
      return { ids: rememberClips(reply.clips), next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => [...new Set(data.pages.flatMap((page) => page.ids))],
  })
}

export function usePeopleSearch(query: string) {
  return useInfiniteQuery({
    queryKey: ['list', 'found-people', query],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const reply = await api('POST /api/search/', { body: { query, tab: 'users', cursor: pageParam } })
      return { people: reply.users, next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data): Profile[] => data.pages.flatMap((page) => page.people),
  })
}
