import { NOTIFICATION_POLL_MS } from '@arioso/contract/limits'
import type { Notification } from '@arioso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { queryClient } from './api/queryClient.ts'
import { NOTIFICATIONS } from './notificationBadge.ts'

const LIST = [...NOTIFICATIONS, 'list']

type Page = { notifications: Notification[]; next_cursor: string | null }
type Pages = { pages: Page[]; pageParams: unknown[] }

export function useNotifications() {
  return useInfiniteQuery({
    queryKey: LIST,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }): Promise<Page> =>
      api('GET /api/notification/v2', { query: pageParam === null ? {} : { cursor: pageParam } }),
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.notifications),
    refetchInterval: NOTIFICATION_POLL_MS,
    staleTime: 0,
  })
}

// Shown at once; what the server says afterwards counts.
export async function markRead(which: { ids: string[] } | { all: true }): Promise<void> {
  const isMeant = ({ id }: Notification) => 'all' in which || which.ids.includes(id)
  queryClient.setQueryData<Pages>(
    LIST,
    (data) => data && changePages(data, (each) => (isMeant(each) ? { ...each, is_read: true } : each)),
  )
  try {
    await api('POST /api/notification/v2/read', { body: which })
  } finally {
    await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS })
  }
}

// A song seen being finished needs no notification.
export async function markSeenHere(clipIds: string[]): Promise<void> {
  await api('POST /api/notification/v2/read', { body: { content_ids: clipIds.slice(0, 100) } })
}

export async function followBack({ handle, isFollowing }: { handle: string; isFollowing: boolean }): Promise<void> {
  await api('POST /api/profiles/follow', { body: { handle, unfollow: isFollowing } })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: NOTIFICATIONS }),
    queryClient.invalidateQueries({ queryKey: ['list', 'profile', handle.toLowerCase()] }),
    queryClient.invalidateQueries({ queryKey: ['list', 'following'] }),
  ])
}

function changePages(data: Pages, change: (notification: Notification) => Notification): Pages {
  return { ...data, pages: data.pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })) }
}
