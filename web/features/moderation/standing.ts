import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { queryClient } from '../../data/api/queryClient.ts'

const STANDING = ['standing']

export function useStanding() {
  return useQuery({ queryKey: STANDING, queryFn: () => api('GET /api/moderation/standing/'), staleTime: 0 })
}

export async function appealRuling(id: string, text: string): Promise<void> {
  const standing = await api('POST /api/moderation/rulings/:id/appeal/', { params: { id }, body: { text } })
  queryClient.setQueryData(STANDING, standing)
}
