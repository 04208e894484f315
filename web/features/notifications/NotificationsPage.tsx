import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clearBadge } from '../../data/notifications.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { NotificationList } from './NotificationList.tsx'

export function NotificationsPage() {
  useEffect(() => {
    clearBadge().catch((error: unknown) => console.warn('the badge could not be cleared', error))
  }, [])
  return (
    <div className="max-w-[640px] pt-2 pb-8">
      <PageHead title="Notifications">What happened around your songs and you, newest first.</PageHead>
      <NotificationList onGone={() => undefined}>
        <EmptyState
          title="All quiet."
          action={
            <Link to="/feed" className={buttonLook('secondary')}>
              Hear what is new
            </Link>
          }
        >
          What happens around your songs will be told here.
        </EmptyState>
      </NotificationList>
    </div>
  )
}
