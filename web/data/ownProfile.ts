import { useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'

// Fetched with the session, so that the editor opens at once.
export function useOwnProfile(options: { enabled: boolean }) {
  return useQuery({
    queryKey: ['list', 'own-profile'],
    queryFn: () => api('GET /api/profiles/artist-info'),
    ...options,
  })
}
