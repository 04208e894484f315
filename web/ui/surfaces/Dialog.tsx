import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'
import { joinClasses } from '../joinClasses.ts'
import { useLayer } from './layers.ts'

type DialogProps = {
  title: string
  description?: string | undefined
  isOpen: boolean
  // Left out, the dialog can only be answered, not closed.
  onClose?: () => void
  // With it, what stands in the middle gives way and scrolls; what stands last stays in sight.
  maxHeightPx?: number
  // For what needs room, such as a waveform.
  isWide?: boolean
  // Opened by a page itself: the back button closes it. What the host of modals shows is its own business.
  isLayer?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, maxHeightPx, isWide = false, isLayer = false, children } = props
  useLayer({ isOpen: isOpen && isLayer, onClose: () => onClose?.() })
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <BaseDialog.Portal container={useFloatingLayer()}>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          style={{ maxHeight: maxHeightPx === undefined ? undefined : `min(${maxHeightPx}px, 92dvh)` }}
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-50 mx-auto grid grid-cols-1 max-h-[92dvh] w-full gap-5 overflow-y-auto rounded-t-[20px] bg-raised p-6 shadow-float transition duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-[20px] sm:p-8',
            isWide ? 'max-w-[640px]' : 'max-w-[420px]',
            maxHeightPx !== undefined && 'grid-rows-[auto_minmax(0,1fr)_auto]',
          )}
        >
          <div className="grid grid-cols-1 gap-1.5 pr-8">
            <BaseDialog.Title className="display text-xl font-medium text-text wrap-anywhere">{title}</BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className="text-soft wrap-anywhere">{description}</BaseDialog.Description>
            )}
          </div>
          {children}
          {onClose !== undefined && (
            <BaseDialog.Close
              aria-label="Close"
              className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-full text-faint feedback hover:bg-high hover:text-text"
            >
              <X size={18} />
            </BaseDialog.Close>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
