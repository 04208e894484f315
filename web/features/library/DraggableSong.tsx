import { useDraggable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/joinClasses.ts'

// The browser's own drag of covers and links would take over otherwise.
export function DraggableSong({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      onDragStart={(event) => event.preventDefault()}
      className={joinClasses(isDragging && 'opacity-50')}
    >
      {children}
    </div>
  )
}
