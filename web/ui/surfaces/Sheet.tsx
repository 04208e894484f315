import { Dialog } from '@base-ui/react/dialog'
import { ChevronDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'

type SheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  // The keys of the player work in it, so no button may hold the focus at first.
  isPlayer?: boolean
  children: ReactNode
}

// Covers the screen from below; what it is called stays readable at its top.
export function Sheet({ title, isOpen, onClose, isPlayer = false, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={useFloatingLayer()}>
        <Dialog.Popup
          ref={popup}
          data-player={isPlayer ? '' : undefined}
          {...(isPlayer && { initialFocus: popup })}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-ground outline-none transition duration-200 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0"
        >
          <div className="relative z-10 flex h-14 shrink-0 items-center gap-2 px-2">
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-full text-soft feedback hover:bg-high hover:text-text"
            >
              <ChevronDown size={22} />
            </Dialog.Close>
            <Dialog.Title className="min-w-0 truncate text-sm font-medium text-soft">{title}</Dialog.Title>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
