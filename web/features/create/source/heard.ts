import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/api/api.ts'

/** What was heard in a recording; null while that is not known, and for songs that came with a score. */
export function useHeard(clipId: string, isRecorded: boolean) {
  const { data } = useQuery({
    queryKey: ['heard', clipId],
    queryFn: () => api('GET /api/clip/:id/heard', { params: { id: clipId } }),
    enabled: isRecorded,
    staleTime: Infinity,
  })
  return data?.heard ?? null
}
