import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'

export function useListens(id: string, options: { enabled: boolean }) {
  return useQuery({
    queryKey: ['listens', id],
    queryFn: () => api('GET /api/gen/:id/listens', { params: { id } }),
    ...options,
  })
}
