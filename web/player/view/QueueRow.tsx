import type { Clip } from '@arioso/contract'
import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, X } from 'lucide-react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { player } from '../player.ts'
import type { QueueEntry } from '../queue/queue.ts'

export function NowInQueue({ id }: { id: string }) {
  const clip = useListedClip(id)
  if (clip === undefined) return null
  return (
    <div aria-current="true" className="flex h-14 items-center gap-3 rounded-control bg-high px-2">
      <Song clip={clip} titleClassName="text-accent" />
    </div>
  )
}

type QueueRowProps = { entry: QueueEntry; onStep: (places: 1 | -1) => void; onRemove: () => void }

export function QueueRow({ entry, onStep, onRemove }: QueueRowProps) {
  const clip = useListedClip(entry.id)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.key,
  })
  if (clip === undefined || clip.is_trashed) return null
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
      className={joinClasses(
        'flex h-14 items-center rounded-control pr-1 hover:bg-high',
        isDragging && 'relative z-10 bg-high shadow-float',
      )}
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
        data-move={entry.key}
        aria-label={`Move ${clip.title}`}
        className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:text-text"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        disabled={!player.canPlay(entry.id)}
        onClick={() => player.jumpTo(entry.key)}
        className="flex h-full min-w-0 flex-1 items-center gap-3 rounded-control text-left feedback disabled:opacity-50"
      >
        <span className="sr-only">Play </span>
        <Song clip={clip} />
      </button>
      <IconButton label={`Remove ${clip.title} from the queue`} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  )
}

function Song({ clip, titleClassName }: { clip: Clip; titleClassName?: string }) {
  return (
    <>
      <CoverImage
        src={clip.image_url}
        seed={clip.id}
        palette={clip.metadata.palette}
        className="size-10 shrink-0 rounded"
      />
      <span className="min-w-0 flex-1">
        <span className={joinClasses('block truncate font-medium', titleClassName)} title={clip.title}>
          {clip.title}
        </span>
        <span className="block truncate text-xs text-faint">{clip.display_name}</span>
      </span>
      <span className="tabular text-xs text-faint">{formatDuration(clip.metadata.duration)}</span>
    </>
  )
}
