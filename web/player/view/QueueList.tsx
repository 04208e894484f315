import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { findClip } from '../../data/songs/clipCache.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { announceMoves } from '../queue/announceMoves.ts'
import { player, usePlayer } from '../player.ts'
import { listUpcoming, type Queue, type QueueEntry } from '../queue/queue.ts'
import { clearUpcoming, moveEntry, removeEntry } from '../queue/queueChanges.ts'
import { NowInQueue, QueueRow } from './QueueRow.tsx'

// A press on the handle is no move yet.
const MOVES_AFTER_PX = 4
// Of a whole library that plays, what comes next is enough to look at.
const SHOWN_MAX = 100

export function QueueList() {
  const queue = usePlayer((state) => state.queue)
  return queue === undefined ? <p className="px-2 text-soft">The queue is empty.</p> : <LoadedQueue queue={queue} />
}

function LoadedQueue({ queue }: { queue: Queue }) {
  const upcoming = listUpcoming(queue)
  const added = queue.added.slice(0, SHOWN_MAX)
  const rest = queue.rest.slice(0, SHOWN_MAX - added.length)
  const later = upcoming.length - added.length - rest.length
  // Arrow keys are for the rows themselves: they do not get out of a dialog to where the sensor for keys listens.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: MOVES_AFTER_PX } }))
  // Announcements have to be inside the dialog: screen readers ignore everything outside it.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const { announcement, step, remove } = useRowMoves(upcoming, box)

  return (
    <div ref={setBox} tabIndex={-1} className="grid gap-6 outline-none">
      <section aria-label="Now" className="grid gap-1">
        <Heading>Now</Heading>
        <NowInQueue id={queue.now.id} />
      </section>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropRow}
        accessibility={{
          screenReaderInstructions: { draggable: 'Use the up and down arrow keys to move the song.' },
          announcements: announceMoves(queue),
          ...(box === null ? {} : { container: box }),
        }}
      >
        <SortableContext items={[...added, ...rest].map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          {added.length > 0 && <Entries title="Next up" entries={added} onStep={step} onRemove={remove} />}
          {rest.length > 0 && <Entries title={`From ${queue.source}`} entries={rest} onStep={step} onRemove={remove} />}
        </SortableContext>
      </DndContext>
      <output className="sr-only">{announcement}</output>
      {later > 0 && <p className="tabular px-2 text-sm text-faint">and {later.toLocaleString('en')} more</p>}
      {upcoming.length === 0 ? (
        <p className="px-2 text-soft">Nothing up next. Choose “Play next” in any song’s menu to add it here.</p>
      ) : (
        <Button size="small" className="ml-2 justify-self-start" onClick={() => player.changeQueue(clearUpcoming)}>
          Clear queue
        </Button>
      )}
    </div>
  )
}

function dropRow({ active, over }: DragEndEvent): void {
  if (over !== null) player.changeQueue((queue) => moveEntry(queue, Number(active.id), Number(over.id)))
}

function useRowMoves(upcoming: QueueEntry[], box: HTMLElement | null) {
  const [announcement, setAnnouncement] = useState('')

  function step(entry: QueueEntry, places: 1 | -1): void {
    const to = upcoming.indexOf(entry) + places
    const other = upcoming[to]
    if (other === undefined) return
    player.changeQueue((queue) => moveEntry(queue, entry.key, other.key))
    setAnnouncement(`${findClip(entry.id)?.title ?? 'The song'} is number ${to + 1} of ${upcoming.length}.`)
    // From one list to the other the row is a new one.
    focusOn(entry)
  }

  // A removed row takes the focus with it: the next one gets it.
  function remove(entry: QueueEntry): void {
    const at = upcoming.indexOf(entry)
    player.changeQueue((queue) => removeEntry(queue, entry.key))
    focusOn(upcoming[at + 1] ?? upcoming[at - 1])
  }

  function focusOn(entry: QueueEntry | undefined): void {
    requestAnimationFrame(() => {
      const row = entry === undefined ? null : box?.querySelector<HTMLElement>(`[data-move="${entry.key}"]`)
      ;(row ?? box)?.focus()
    })
  }

  return { announcement, step, remove }
}

function Heading({ children }: { children: string }) {
  return <h3 className="truncate px-2 text-sm font-medium text-faint">{children}</h3>
}

type EntriesProps = {
  title: string
  entries: QueueEntry[]
  onStep: (entry: QueueEntry, places: 1 | -1) => void
  onRemove: (entry: QueueEntry) => void
}

function Entries({ title, entries, onStep, onRemove }: EntriesProps) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <Heading>{title}</Heading>
      <ol className="grid grid-cols-1">
        {entries.map((entry) => (
          <QueueRow
            key={entry.key}
            entry={entry}
            onStep={(places) => onStep(entry, places)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ol>
    </section>
  )
}
