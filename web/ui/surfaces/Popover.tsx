import { Popover as BasePopover } from '@base-ui/react/popover'
import { useState, type ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'
import { useLayer } from './layers.ts'
import { useIsPhone } from '../useIsPhone.ts'

type PopoverProps = {
  label: string
  triggerClassName: string
  trigger: ReactNode
  title: string
  // Gets a way to close it, for links that lead elsewhere.
  children: (close: () => void) => ReactNode
}

// Drawn already open: it is loaded by the press that wanted it.
export function Popover({ label, triggerClassName, trigger, title, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(true)
  const isPhone = useIsPhone()
  useLayer({ isOpen: isOpen && isPhone, onClose: () => setOpen(false) })
  return (
    <BasePopover.Root open={isOpen} onOpenChange={setOpen}>
      <BasePopover.Trigger aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </BasePopover.Trigger>
      <BasePopover.Portal container={useFloatingLayer()}>
        <BasePopover.Positioner side="bottom" align="end" sideOffset={8} className="z-50">
          <BasePopover.Popup className="grid w-90 grid-cols-1 max-w-[calc(100vw-24px)] gap-3 rounded-card border border-hairline bg-raised p-5 shadow-float outline-none transition duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <BasePopover.Title className="display text-lg font-medium">{title}</BasePopover.Title>
            {children(() => setOpen(false))}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
