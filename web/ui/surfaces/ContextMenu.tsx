import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu'
import type { ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'
import { joinClasses } from '../joinClasses.ts'
import { menuPopupLook } from './menuLook.ts'

type ContextMenuProps = { items: ReactNode; children: ReactNode; className?: string }

// Opens by right click, long press or the menu key; items are those of Menu. Whatever it offers stands in a button's menu
// too, because nobody can see that it is there.
export function ContextMenu({ items, children, className }: ContextMenuProps) {
  return (
    <BaseContextMenu.Root>
      <BaseContextMenu.Trigger className={className}>{children}</BaseContextMenu.Trigger>
      <BaseContextMenu.Portal container={useFloatingLayer()}>
        <BaseContextMenu.Positioner className="z-50">
          <BaseContextMenu.Popup className={joinClasses(menuPopupLook, 'w-64')}>{items}</BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  )
}
