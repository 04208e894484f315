import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'

export function useFollowingFeed(options: { enabled: boolean }) {
  return useInfiniteQuery({
    queryKey: ['list', 'following'],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const reply = await api('POST /api/social/following-feed', { body: { cursor: pageParam } })
      return { ids: rememberClips(reply.clips), next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => [...new Set(data.pages.flatMap((page) => page.ids))],
    ...options,
  })
}
