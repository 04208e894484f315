import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

// One batch per visit of the form: the placeholder, the dice and the chips all come from it.
export function useSuggestions() {
  return useQuery({
    queryKey: ['suggestions'],
    queryFn: () => api('GET /api/prompts/suggestions'),
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function useBilling() {
  return useQuery({ queryKey: ['list', 'billing'], queryFn: () => api('GET /api/billing/info/') })
}
