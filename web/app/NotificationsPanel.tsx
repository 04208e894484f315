import { Link } from '@tanstack/react-router'
import { buttonLook } from '../ui/Button.tsx'
import type { PressContentProps } from '../ui/LoadedOnPress.tsx'
import { Popover } from '../ui/Popover.tsx'

export default function NotificationsPanel({ label, className, children }: PressContentProps) {
  return (
    <Popover
      label={label}
      triggerClassName={className}
      trigger={children}
      title="Notifications"
      description="All quiet. What happens around your songs will be told here."
    >
      {(close) => (
        <Link to="/feed" onClick={close} className={buttonLook('secondary', 'small')}>
          Hear what is new
        </Link>
      )}
    </Popover>
  )
}
