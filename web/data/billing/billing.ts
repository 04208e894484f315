import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export function useBilling() {
  return useQuery({ queryKey: ['list', 'billing'], queryFn: () => api('GET /api/billing/info/') })
}
