import type { Clip } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'

// The short address and the long one lead to the same place and count the same visits.
export function useShareLink(clip: Clip, options: { enabled: boolean }) {
  return useQuery({
    queryKey: ['list', 'share-link', clip.id],
    queryFn: async () => {
      const { code } = await api('POST /api/share/link', { body: { content_id: clip.id, content_type: 'clip' } })
      return `${location.origin}/s/${code}`
    },
    staleTime: Infinity,
    ...options,
  })
}

export function useShareVisits(clip: Clip, options: { enabled: boolean }) {
  return useQuery({
    queryKey: ['list', 'share-visits', clip.id],
    queryFn: () => api('GET /api/share/stats', { query: { content_id: clip.id } }),
    select: ({ visits }) => visits,
    ...options,
  })
}
