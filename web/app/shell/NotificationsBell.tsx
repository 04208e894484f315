import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { followLive, stopFollowingLive } from '../../data/api/liveUpdates.ts'
import { useBadgeCount } from '../../data/notificationBadge.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'
import { LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'

const NotificationsPanel = lazyPart(() => import('./NotificationsPanel.tsx'))

const SHOWN_MAX = 99

// Asks every five minutes; the socket only makes news faster.
export function NotificationsBell() {
  const count = useBadgeCount()
  const isUsable = useIsUsable()
  const isLive = useFlag('websockets') && isUsable
  useEffect(() => {
    if (!isLive) return
    inBackground('news will come late', followLive('notifications'))
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
