import { useEffect } from 'react'
import { Link } from '../../routing/Link.tsx'
import { inBackground } from '../../data/api/inBackground.ts'
import { clearBadge, useBadgeCount } from '../../data/notificationBadge.ts'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { Popover } from '../../ui/surfaces/Popover.tsx'

export default function NotificationsPanel({ label, className, children }: PressContentProps) {
  return (
    <Popover label={label} triggerClassName={className} trigger={children} title="Notifications">
      {(close) => (
        <>
          <Looked />
          <div className="max-h-[min(60dvh,480px)] overflow-y-auto">
            <NotificationList onGone={close}>
              <p className="text-soft">All quiet. News about your songs will show up here.</p>
            </NotificationList>
          </div>
          <Link to="/notifications" onClick={close} className={buttonLook('secondary', 'small')}>
            See all
          </Link>
        </>
      )}
    </Popover>
  )
}

// Open, it has been looked at, and so is what comes in meanwhile.
function Looked() {
  const count = useBadgeCount()
  useEffect(() => {
    if (count > 0) inBackground('the badge could not be cleared', clearBadge())
  }, [count])
  return null
}
