import { Popover } from '@base-ui/react/popover'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../ui/Button.tsx'
import type { PressContentProps } from './LoadedOnPress.tsx'

// Drawn already open: it is loaded by the press that wanted it.
export default function NotificationsPanel({ label, className, children }: PressContentProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger aria-label={label} title={label} className={className}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} className="z-50">
          <Popover.Popup className="grid w-80 max-w-[calc(100vw-24px)] gap-3 rounded-card border border-hairline bg-raised p-5 shadow-float outline-none transition duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Popover.Title className="display text-lg font-medium">Notifications</Popover.Title>
            <Popover.Description className="text-soft">
              All quiet. Likes, comments and new followers will be told here as soon as songs can get them.
            </Popover.Description>
            <Link to="/feed" onClick={() => setOpen(false)} className={buttonLook('secondary', 'small')}>
              Hear what is new
            </Link>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
