import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Playlist } from '@arioso/contract'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { findClip, useListedClip } from '../../data/songs/clipCache.ts'
import { moveInPlaylist, removeFromPlaylist } from '../../data/playlists.ts'
import { SongRow } from '../../songs/list/SongRow.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { showToast } from '../../ui/surfaces/toast.ts'

// A press on the handle is no move yet.
const MOVES_AFTER_PX = 4

type SortableSongsProps = { playlist: Playlist; ids: string[] }

// A playlist in its owner's hands: dragged by the handle, or moved by the arrow keys while the handle has the focus.
export function SortableSongs({ playlist, ids }: SortableSongsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: MOVES_AFTER_PX } }))
  const [announcement, setAnnouncement] = useState('')

  function move(id: string, overId: string | undefined): void {
    if (overId === undefined || overId === id) return
    setAnnouncement(`${titled(id)} is number ${ids.indexOf(overId) + 1} of ${ids.length}.`)
    moveInPlaylist(playlist.id, id, overId).catch((error: unknown) => showToast(toastForRefusal(error)))
  }

  function drop({ active, over }: DragEndEvent): void {
    move(String(active.id), over === null ? undefined : String(over.id))
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ screenReaderInstructions: { draggable: 'Use the up and down arrow keys to move the song.' } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="-mx-2 grid grid-cols-1 gap-1">
            {ids.map((id, index) => (
              <SortableSong
                key={id}
                id={id}
                ids={ids}
                playlist={playlist}
                onStep={(places) => move(id, ids[index + places])}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="sr-only">{announcement}</output>
    </>
  )
}

const titled = (id: string): string => {
  const clip = findClip(id)
  return clip === undefined ? 'The song' : titleOf(clip)
}

type SortableSongProps = { id: string; ids: string[]; playlist: Playlist; onStep: (places: 1 | -1) => void }

function SortableSong({ id, ids, playlist, onStep }: SortableSongProps) {
  const clip = useListedClip(id)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  if (clip === undefined || clip.is_trashed) return null
  const place = {
    removeLabel: 'Remove from this playlist',
    removeFromHere: () => {
      removeFromPlaylist(playlist.id, id).catch((error: unknown) => showToast(toastForRefusal(error)))
    },
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
      className={joinClasses('flex items-center rounded-card', isDragging && 'relative z-10 bg-high shadow-float')}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? -1 : 1)
        }}
        aria-label={`Move ${titleOf(clip)}`}
        className="grid h-14 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:text-text"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">
        <SongRow id={id} source={playlist.name} ids={ids} place={place} />
      </div>
    </li>
  )
}
