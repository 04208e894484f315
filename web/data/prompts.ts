import { useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { rememberClips } from './songs/clipCache.ts'

// One batch per visit of the form: the placeholder, the dice and the chips all come from it.
export function useSuggestions() {
  return useQuery({
    queryKey: ['suggestions'],
    queryFn: () => api('GET /api/prompts/suggestions'),
    staleTime: Infinity,
    gcTime: 0,
  })
}

async function loadReusable() {
  const reusable = await api('GET /api/prompts/reusable')
  rememberClips([...reusable.styles, ...reusable.lyrics].map(({ clip }) => clip))
  return reusable
}

// Every visit looks again: the newest song may have been made a minute ago.
export function useReusable() {
  return useQuery({
    queryKey: ['list', 'reusable'],
    queryFn: loadReusable,
    staleTime: 0,
  })
}
