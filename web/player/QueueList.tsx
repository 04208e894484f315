import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { announceMoves } from './announceMoves.ts'
import { player, usePlayer } from './player.ts'
import { listUpcoming, type Queue, type QueueEntry } from './queue.ts'
import { clearUpcoming, moveEntry } from './queueChanges.ts'
import { NowInQueue, QueueRow } from './QueueRow.tsx'

// A press on the handle is no move yet.
const MOVES_AFTER_PX = 4

export function QueueList() {
  const queue = usePlayer((state) => state.queue)
  return queue === undefined ? <p className="px-2 text-soft">The queue is empty.</p> : <LoadedQueue queue={queue} />
}

function LoadedQueue({ queue }: { queue: Queue }) {
  const upcoming = listUpcoming(queue)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MOVES_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // What is told about a move has to stand inside the dialog: everything outside it is silent.
  const [box, setBox] = useState<HTMLDivElement | null>(null)

  function drop({ active, over }: DragEndEvent): void {
    if (over !== null) player.changeQueue((now) => moveEntry(now, Number(active.id), Number(over.id)))
  }

  return (
    <div ref={setBox} className="grid gap-6">
      <section aria-label="Now" className="grid gap-1">
        <Heading>Now</Heading>
        <NowInQueue id={queue.now.id} />
      </section>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: announceMoves(queue), ...(box === null ? {} : { container: box }) }}
      >
        <SortableContext items={upcoming.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          {queue.added.length > 0 && <Entries title="Next up" entries={queue.added} />}
          {queue.rest.length > 0 && <Entries title={`From ${queue.source}`} entries={queue.rest} />}
        </SortableContext>
      </DndContext>
      {upcoming.length === 0 ? (
        <p className="px-2 text-soft">Nothing after this one. “Play next” in the menu of a song puts it here.</p>
      ) : (
        <Button size="small" className="justify-self-start" onClick={() => player.changeQueue(clearUpcoming)}>
          Clear queue
        </Button>
      )}
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="truncate px-2 text-sm font-medium text-faint">{children}</h3>
}

function Entries({ title, entries }: { title: string; entries: QueueEntry[] }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <Heading>{title}</Heading>
      <ol className="grid grid-cols-1">
        {entries.map((entry) => (
          <QueueRow key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  )
}
