import type { Clip } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { Headphones } from 'lucide-react'
import { useListedClip } from '../data/clipCache.ts'
import { clipState } from '../data/clipState.ts'
import { useClipPlay } from '../player/player.ts'
import { abbreviateNumber } from '../ui/abbreviateNumber.ts'
import { formatDuration } from '../ui/formatDuration.ts'
import { joinClasses } from '../ui/joinClasses.ts'
import { SongRowShell, SongRowSkeleton } from '../ui/SongRowShell.tsx'
import { CancelSong } from './CancelSong.tsx'
import { CoverPlayButton } from './CoverPlayButton.tsx'
import { FailedSong } from './FailedSong.tsx'
import { SongProgress } from './SongProgress.tsx'

type SongRowProps = { id: string; source: string; ids: string[] }

export function SongRow({ id, source, ids }: SongRowProps) {
  const clip = useListedClip(id)
  if (clip === undefined) return <SongRowSkeleton />
  if (clip.is_trashed) return null
  return <LoadedSongRow clip={clip} source={source} ids={ids} />
}

function LoadedSongRow({ clip, source, ids }: { clip: Clip; source: string; ids: string[] }) {
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const state = clipState(clip)
  const isUnheard = state === 'waiting' || state === 'making'
  return (
    <SongRowShell
      label={titleOf(clip)}
      isDimmed={isUnheard || state === 'failed'}
      isBusy={isUnheard}
      isCurrent={isCurrent}
      cover={
        <div className={joinClasses('absolute inset-0', (isUnheard || state === 'failed') && 'opacity-50')}>
          <CoverPlayButton clip={clip} source={source} ids={ids} />
        </div>
      }
      title={<SongTitle clip={clip} isCurrent={isCurrent} />}
      subtitle={<Subtitle clip={clip} />}
      middle={state === 'failed' ? <FailedSong clip={clip} /> : <SongProgress clip={clip} />}
      trailing={<Trailing clip={clip} state={state} />}
    />
  )
}

function Trailing({ clip, state }: { clip: Clip; state: ReturnType<typeof clipState> }) {
  if (state === 'failed') return null
  return state === 'complete' ? <Figures clip={clip} /> : <CancelSong clip={clip} />
}

function titleOf(clip: Clip): string {
  return clip.title === '' ? 'Untitled' : clip.title
}

function SongTitle({ clip, isCurrent }: { clip: Clip; isCurrent: boolean }) {
  return (
    <Link
      to="/song/$id/"
      params={{ id: clip.id }}
      title={titleOf(clip)}
      className={joinClasses(
        'display truncate text-md leading-snug font-medium hover:underline',
        isCurrent ? 'text-accent' : 'text-text',
      )}
    >
      {titleOf(clip)}
    </Link>
  )
}

function Subtitle({ clip }: { clip: Clip }) {
  const words = clip.metadata.tags === '' ? (clip.metadata.gpt_description_prompt ?? '') : clip.metadata.tags
  return (
    <>
      <span className="shrink-0 text-soft">{clip.display_name}</span>
      {words !== '' && <span aria-hidden="true">·</span>}
      <span className="truncate" title={words}>
        {words}
      </span>
    </>
  )
}

function Figures({ clip }: { clip: Clip }) {
  return (
    <>
      <span className="tabular hidden items-center gap-1.5 px-2 @md:flex" title={`${clip.play_count} plays`}>
        <Headphones size={14} aria-hidden="true" />
        {abbreviateNumber(clip.play_count)}
        <span className="sr-only">plays</span>
      </span>
      <span className="tabular w-10 pr-1 text-right">{formatDuration(clip.metadata.duration)}</span>
    </>
  )
}
