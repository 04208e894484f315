import { PAGE_SIZE } from '@arioso/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'

export function useLikedSongs(page: number) {
  return useQuery({
    queryKey: ['list', 'liked', page],
    async queryFn() {
      const reply = await api('GET /api/playlist/:id', { params: { id: 'liked' }, query: { page } })
      const ids = rememberClips(reply.playlist_clips.map(({ clip }) => clip))
      return { ids, total: reply.num_total_results, pages: Math.ceil(reply.num_total_results / PAGE_SIZE) }
    },
    placeholderData: keepPreviousData,
  })
}
