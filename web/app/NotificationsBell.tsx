import { Bell } from 'lucide-react'
import { lazy, useEffect } from 'react'
import { followLive, stopFollowingLive } from '../data/liveUpdates.ts'
import { useBadgeCount } from '../data/notifications.ts'
import { useFlag } from '../data/useFlag.ts'
import { LoadedOnPress } from '../ui/LoadedOnPress.tsx'

const NotificationsPanel = lazy(() => import('./NotificationsPanel.tsx'))

const SHOWN_MAX = 99

// Asks every five minutes; the socket only makes news faster.
export function NotificationsBell() {
  const count = useBadgeCount()
  const isLive = useFlag('websockets')
  useEffect(() => {
    if (!isLive) return
    followLive('notifications').catch((error: unknown) => console.warn('news will come late', error))
    return () => stopFollowingLive('notifications')
  }, [isLive])
  return (
    <LoadedOnPress
      label={count === 0 ? 'Notifications' : `Notifications, ${count} new`}
      popup="dialog"
      icon={
        <>
          <Bell size={18} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="tabular absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent"
            >
              {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
            </span>
          )}
        </>
      }
      renderContent={(props) => <NotificationsPanel {...props} />}
    />
  )
}
