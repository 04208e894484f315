import type { Clip } from '@arioso/contract'
import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { clipState, isPlayable, isRunning, type ClipState } from '../../data/songs/clipState.ts'
import { useSession } from '../../data/session/session.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import type { TakeLetter } from './letterTakes.ts'
import { titleOf } from '../facts/titleOf.ts'
import { PlaySign } from './CoverPlayButton.tsx'

const MAKING: Partial<Record<ClipState, string>> = { waiting: 'In line', making: 'Composing' }

type SongCardProps = { id: string; source: string; ids: string[]; letter?: TakeLetter | undefined }

export function SongCard({ id, source, ids, letter }: SongCardProps) {
  const clip = useListedClip(id)
  if (clip === undefined) return <SongCardSkeleton />
  return (
    <article aria-label={titleOf(clip)} data-song={id} className="group relative">
      <div className="relative overflow-hidden rounded-card">
        <CoverImage
          src={clip.image_large_url ?? clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="w-full feedback group-hover:scale-[1.025]"
        />
        {isRunning(clip) && <Mark>{MAKING[clipState(clip)] ?? `Making ${Math.round(clip.job.progress * 100)}%`}</Mark>}
        {letter !== undefined && !isRunning(clip) && <Mark>Take {letter}</Mark>}
        <CardPlayButton clip={clip} source={source} ids={ids} />
      </div>
      <Link
        to="/song/$id/"
        params={{ id: clip.id }}
        title={titleOf(clip)}
        className="display mt-2.5 block truncate text-md leading-snug font-medium hover:underline"
      >
        {titleOf(clip)}
      </Link>
      <CardWords clip={clip} />
    </article>
  )
}

// Whose song it is goes without saying among one's own.
function CardWords({ clip }: { clip: Clip }) {
  const { user } = useSession()
  const words = [...(user?.id === clip.user_id ? [] : [clip.display_name]), clip.metadata.tags]
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <p className="truncate text-sm text-faint" title={words}>
      {words}
    </p>
  )
}

function CardPlayButton({ clip, source, ids }: { clip: Clip; source: string; ids: string[] }) {
  const play = useClipPlay(clip.id)
  const canPlay = isPlayable(clip)
  const isSounding = play === 'playing' || play === 'loading'
  return (
    <button
      type="button"
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${titleOf(clip)}`}
      disabled={!canPlay}
      onClick={() => playOrPause({ source, ids, id: clip.id })}
      className="absolute inset-0 flex items-end justify-end rounded-card p-2.5 -outline-offset-2!"
    >
      {canPlay && (
        <span
          className={joinClasses(
            'grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-float feedback',
            'pointer-fine:opacity-0 group-focus-within:opacity-100! group-hover:opacity-100! hover:scale-105',
            play !== 'none' && 'opacity-100!',
          )}
        >
          <PlaySign play={play} />
        </span>
      )}
    </button>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="tabular absolute top-2 left-2 rounded-full bg-cover-shade px-2.5 py-1 text-xs font-medium text-on-cover backdrop-blur-sm">
      {children}
    </span>
  )
}

export function SongCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-square w-full rounded-card!" />
      <Skeleton className="mt-3 h-4 w-3/4" />
      <Skeleton className="mt-2 h-3 w-1/2" />
    </div>
  )
}
