import { DndContext, DragOverlay, MouseSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import { addToPlaylist } from '../../data/playlists.ts'
import { titlesOf } from '../../data/songs/titlesOf.ts'
import { moveToWorkspace } from '../../data/workspaces.ts'
import { putAllLast } from '../../player/queue/putInQueue.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { DropTray, type DropTarget } from './DropTray.tsx'

// A press, a double click and a little shaking are no drag yet.
const DRAGS_AFTER_PX = 8

type DragSongsProps = { picked: string[]; onDropped: () => void; children: ReactNode }

// Rows are dragged by the mouse onto the queue, a playlist or a workspace, all picked ones together. Touch and keys have the
// same in the menu and in the bar of picked songs.
export function DragSongs({ picked, onDropped, children }: DragSongsProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: DRAGS_AFTER_PX } }))
  const [dragged, setDragged] = useState<string[]>([])

  function drop(target: DropTarget | undefined): void {
    if (target !== undefined) {
      deliver(dragged, target).catch((error: unknown) => showToast(toastForRefusal(error)))
      onDropped()
    }
    setDragged([])
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(picked.includes(String(active.id)) ? picked : [String(active.id)])}
      onDragEnd={({ over }) => drop(over?.data.current as DropTarget | undefined)}
      onDragCancel={() => setDragged([])}
    >
      {children}
      {dragged.length > 0 && <DropTray />}
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 && (
          <span className="inline-block max-w-60 truncate rounded-full bg-accent px-4 py-2 font-semibold text-on-accent shadow-float">
            {titlesOf(dragged)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

async function deliver(ids: string[], target: DropTarget): Promise<void> {
  if (target.kind === 'queue') {
    putAllLast(ids)
    return
  }
  if (target.kind === 'playlist') await addToPlaylist(target.id, ids)
  else await moveToWorkspace(target.id, ids)
  const title = target.kind === 'playlist' ? 'Added to playlist' : 'Moved'
  showToast({ title, message: target.name, seconds: 4, kind: 'success' })
}
