import { MOBILE_CREATE_SHEET_SHARE } from '@arioso/contract/limits'
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'
import { joinClasses } from '../joinClasses.ts'
import { useLayer } from './layers.ts'

type BottomSheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  // 60% of the screen, or all of it; a phone held sideways and a zoomed page have no height to leave free.
  isFull: boolean
  beside?: ReactNode
  // What in it takes the focus; left out, the sheet itself does.
  focusFirst?: keyof HTMLElementTagNameMap
  children: ReactNode
}

// Slides up from below. As long as it leaves part of the page in sight, that part can be used: a press there closes the
// sheet and counts. Dragging it down, Escape and its button close it. The keyboard of a phone moves
// the focused field into sight.
export function BottomSheet({ title, isOpen, onClose, isFull, beside, focusFirst, children }: BottomSheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayer({ isOpen, onClose })
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={isFull}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal container={useFloatingLayer()}>
          <Drawer.Backdrop className="pointer-events-none fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Drawer.Viewport className="pointer-events-none fixed inset-0 z-40 flex items-end">
            <Drawer.Popup
              ref={popup}
              initialFocus={() => (focusFirst === undefined ? popup.current : popup.current?.querySelector(focusFirst))}
              style={isFull ? {} : { height: `${MOBILE_CREATE_SHEET_SHARE * 100}dvh` }}
              className={joinClasses(
                'pointer-events-auto flex w-full flex-col overflow-hidden rounded-t-[20px] bg-ground shadow-float outline-none',
                'transform-[translateY(var(--drawer-swipe-movement-y))] transition-[transform,height] duration-200',
                'data-ending-style:transform-[translateY(100%)] data-starting-style:transform-[translateY(100%)] data-swiping:duration-0',
                isFull ? 'h-dvh rounded-t-none!' : 'short:h-dvh! short:rounded-t-none!',
              )}
            >
              <div className="shrink-0 px-4 pb-3">
                <div aria-hidden="true" className="mx-auto my-2 h-1 w-10 rounded-full bg-edge" />
                <div className="flex items-center gap-2">
                  <Drawer.Title className="display min-w-0 flex-1 truncate text-lg font-medium">{title}</Drawer.Title>
                  {beside}
                  <Drawer.Close
                    aria-label="Close"
                    className="-mr-2 grid size-11 place-items-center rounded-full text-faint feedback hover:bg-high hover:text-text"
                  >
                    <X size={18} />
                  </Drawer.Close>
                </div>
              </div>
              <Drawer.Content className="flex min-h-0 flex-1 flex-col px-4 short:block short:overflow-y-auto">
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
