import { useState } from 'react'
import { markRead, useNotifications } from '../../data/notifications.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { NotificationRow } from './NotificationRow.tsx'

// The same in the panel and on the page. What there is to say when it is empty is theirs.
export function NotificationList({ onGone, children }: { onGone: () => void; children: React.ReactNode }) {
  const news = useNotifications()
  const [isBusy, setBusy] = useState(false)
  const list = news.data ?? []
  const unread = list.filter((each) => !each.is_read).length

  async function readAll(): Promise<void> {
    setBusy(true)
    try {
      await markRead({ all: true })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  if (news.isError && list.length === 0) {
    return <NotLoaded what="The list" onRetry={() => void news.refetch()} />
  }
  if (news.isPending) return <Skeleton className="h-40 rounded-card!" />
  if (list.length === 0) return children
  return (
    <div className="grid grid-cols-1 gap-2">
      {unread > 0 && (
        <div className="flex items-center justify-between gap-3 border-b border-hairline pb-2">
          <p className="tabular text-sm text-soft">
            {unread}
            {news.hasNextPage ? '+' : ''} unread
          </p>
          <Button size="small" look="quiet" isBusy={isBusy} onClick={() => void readAll()} className="-mr-2">
            Mark all read
          </Button>
        </div>
      )}
      <ul aria-label="Notifications" className="-mx-2 grid grid-cols-1">
        {list.map((each) => (
          <NotificationRow key={each.id} notification={each} now={new Date(news.dataUpdatedAt)} onGone={onGone} />
        ))}
      </ul>
      {news.hasNextPage && (
        <Button size="small" isBusy={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  )
}
