import { NOTIFICATION_POLL_MS } from '@arioso/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { queryClient } from './api/queryClient.ts'
import { useIsUsable } from './stores/firstUse.ts'

// The list of them and their number are asked for anew together.
export const NOTIFICATIONS = ['list', 'notifications']
const BADGE = [...NOTIFICATIONS, 'badge']

export function useBadgeCount(): number {
  const { data } = useQuery({
    queryKey: BADGE,
    queryFn: () => api('GET /api/notification/v2/badge-count'),
    refetchInterval: NOTIFICATION_POLL_MS,
    enabled: useIsUsable(),
  })
  return data?.count ?? 0
}

export async function clearBadge(): Promise<void> {
  queryClient.setQueryData(BADGE, await api('POST /api/notification/v2/clear-badge'))
}
