import { useEffect } from 'react'
import { Link } from '../../routing/Link.tsx'
import { inBackground } from '../../data/api/inBackground.ts'
import { clearBadge } from '../../data/notificationBadge.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { NotificationList } from './NotificationList.tsx'

export function NotificationsPage() {
  useEffect(() => {
    inBackground('the badge could not be cleared', clearBadge())
  }, [])
  return (
    <div className="max-w-[640px] pt-2 pb-8">
      <PageHead title="Notifications">Everything about you and your songs, newest first.</PageHead>
      <NotificationList onGone={() => undefined}>
        <EmptyState
          title="All quiet."
          action={
            <Link to="/feed" className={buttonLook('secondary')}>
              Hear what’s new
            </Link>
          }
        >
          News about your songs will show up here.
        </EmptyState>
      </NotificationList>
    </div>
  )
}
