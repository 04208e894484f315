import type { Clip } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { useListedClips } from '../../data/songs/useListedClips.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { useVersions } from '../../data/songs/refine.ts'
import { player, useClipPlay } from '../../player/player.ts'
import { versionName } from '../../songs/facts/versionName.ts'
import { letterTakes, type TakeLetter } from '../../songs/list/letterTakes.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { useEditor } from './editor.ts'

export function Versions({ clip }: { clip: Clip }) {
  const { ids, isLoading } = useVersions(clip.id)
  const letters = letterTakes(useListedClips(ids))
  return (
    <section aria-label="Versions" className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">Versions</h2>
      {isLoading && <Skeleton className="h-14 rounded-control!" />}
      <ul className="-m-1 grid max-h-[min(70dvh,640px)] grid-cols-1 gap-1.5 overflow-y-auto p-1">
        {ids.map((id) => (
          <Version key={id} id={id} isOpen={id === clip.id} letter={letters.get(id)} />
        ))}
      </ul>
    </section>
  )
}

function madeAgo({ created_at }: Clip): string {
  return formatAgo(new Date(created_at), new Date())
}

type VersionProps = { id: string; isOpen: boolean; letter: TakeLetter | undefined }

// A and B of a comparison: Play continues in the other version at the same second, or at the start of the selection.
function Version({ id, isOpen, letter }: VersionProps) {
  const clip = useListedClip(id)
  const span = useEditor((state) => state.span)
  const isHeard = useClipPlay(id) === 'playing'
  // The words stand below: a list that is empty for a moment would pull them away from under a finger.
  if (clip === undefined) {
    return (
      <li>
        <Skeleton className="h-14 rounded-control!" />
      </li>
    )
  }
  if (clip.is_trashed) return null
  const isReady = clipState(clip) === 'complete'
  const name = [versionName(clip), letter].filter(Boolean).join(' ')

  function hear(): void {
    const isPlaying = player.store.get().playback.state === 'playing'
    const startAtSeconds = isPlaying ? player.positionSeconds() : (span?.startSeconds ?? 0)
    player.play({ source: 'Versions', ids: [id], id, startAtSeconds })
  }

  return (
    <li
      className={joinClasses(
        'flex items-center gap-2 rounded-control border p-2',
        isOpen ? 'border-accent bg-accent-wash' : 'border-hairline',
      )}
    >
      <Link
        to="/edit/$id"
        params={{ id }}
        replace
        aria-current={isOpen ? 'true' : undefined}
        className="min-w-0 flex-1 hover:underline"
      >
        <span className="block truncate text-sm font-medium" title={clip.title}>
          {clip.title}
        </span>
        <span className="tabular flex items-center gap-2 text-xs text-soft">
          <Badge>{name}</Badge>
          {isReady ? formatDuration(clip.metadata.duration) : clipState(clip) === 'failed' ? 'failed' : 'being made'}
          <span className="truncate">{madeAgo(clip)}</span>
        </span>
      </Link>
      <Button
        size="small"
        disabled={!isReady}
        aria-pressed={isHeard}
        onClick={hear}
        aria-label={`Play ${clip.title}, ${name}`}
      >
        Play
      </Button>
    </li>
  )
}
