import { useListedClip } from '../data/clipCache.ts'
import { CoverImage } from '../ui/CoverImage.tsx'
import { formatDuration } from '../ui/formatDuration.ts'
import { joinClasses } from '../ui/joinClasses.ts'
import { player, usePlayer } from './player.ts'
import { currentId, listUpcoming } from './queue.ts'

export function QueueList() {
  const queue = usePlayer((state) => state.queue)
  if (queue === undefined) return null
  const nowId = currentId(queue)
  const upcoming = listUpcoming(queue)
  return (
    <div className="grid gap-6">
      <section aria-label="Now" className="grid gap-1">
        <h3 className="px-2 text-sm font-medium text-faint">Now</h3>
        {nowId !== undefined && <QueueEntry id={nowId} isNow />}
      </section>
      <section aria-label="Next up" className="grid gap-1">
        <h3 className="px-2 text-sm font-medium text-faint">From {queue.source}</h3>
        {upcoming.length === 0 && <p className="px-2 text-soft">Nothing after this one.</p>}
        {upcoming.map((id) => (
          <QueueEntry key={id} id={id} />
        ))}
      </section>
    </div>
  )
}

function QueueEntry({ id, isNow = false }: { id: string; isNow?: boolean }) {
  const clip = useListedClip(id)
  if (clip === undefined || clip.is_trashed) return null
  return (
    <button
      type="button"
      aria-label={`Play ${clip.title}`}
      disabled={!player.canPlay(id)}
      onClick={() => player.jumpTo(id)}
      className="flex h-12 items-center gap-3 rounded-control px-2 text-left feedback hover:bg-high disabled:opacity-50"
    >
      <CoverImage src={clip.image_url} seed={id} palette={clip.metadata.palette} className="size-9 shrink-0 rounded" />
      <span className="min-w-0 flex-1">
        <span className={joinClasses('block truncate font-medium', isNow && 'text-accent')}>{clip.title}</span>
        <span className="block truncate text-xs text-faint">{clip.display_name}</span>
      </span>
      <span className="tabular text-xs text-faint">{formatDuration(clip.metadata.duration)}</span>
    </button>
  )
}
