import type { Clip } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { Headphones, MessageCircle, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, type MouseEvent } from 'react'
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
import { ReactionButtons } from './ReactionButtons.tsx'
import { SongBadges } from './SongBadges.tsx'
import { SongMenu } from './SongMenu.tsx'
import type { SongPlace } from './songMenu.ts'
import { SongProgress } from './SongProgress.tsx'
import { titleOf } from './titleOf.ts'

// Rows of the first page appear without them.
const RowActions = lazy(() => import('./RowActions.tsx'))
const PreviewNote = lazy(() => import('./PreviewNote.tsx'))

type SongRowProps = { id: string; source: string; ids: string[]; place?: SongPlace | undefined }

export function SongRow({ id, ...rest }: SongRowProps) {
  const clip = useListedClip(id)
  if (clip === undefined) return <SongRowSkeleton />
  if (clip.is_trashed) return null
  return <LoadedSongRow clip={clip} {...rest} />
}

type LoadedSongRowProps = Omit<SongRowProps, 'id'> & { clip: Clip }

function LoadedSongRow({ clip, source, ids, place }: LoadedSongRowProps) {
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const state = clipState(clip)
  const isUnheard = state === 'waiting' || state === 'making'
  return (
    <SongRowShell
      label={titleOf(clip)}
      isDimmed={isUnheard || state === 'failed'}
      isBusy={isUnheard}
      isCurrent={isCurrent}
      onContextMenu={openMenu}
      cover={
        <div className={joinClasses('absolute inset-0', (isUnheard || state === 'failed') && 'opacity-50')}>
          <CoverPlayButton clip={clip} source={source} ids={ids} />
        </div>
      }
      title={
        <>
          <SongTitle clip={clip} isCurrent={isCurrent} />
          <SongBadges clip={clip} />
        </>
      }
      subtitle={<Subtitle clip={clip} />}
      middle={<Middle clip={clip} state={state} />}
      trailing={<Trailing clip={clip} state={state} place={place} />}
    />
  )
}

// A right click, a long press and the menu key open the row's own menu; links keep the browser's.
function openMenu(event: MouseEvent<HTMLElement>): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null
  const button = event.currentTarget.querySelector<HTMLElement>('[data-song-menu] button')
  if (isLink || button === null) return
  event.preventDefault()
  button.click()
}

function Middle({ clip, state }: Pick<TrailingProps, 'clip' | 'state'>) {
  if (state === 'failed') return <FailedSong clip={clip} />
  if (clip.metadata.type !== 'preview' || state !== 'complete') return <SongProgress clip={clip} />
  return (
    <Suspense>
      <PreviewNote clip={clip} />
    </Suspense>
  )
}

type TrailingProps = { clip: Clip; state: ReturnType<typeof clipState>; place: SongPlace | undefined }

function Trailing({ clip, state, place }: TrailingProps) {
  if (state === 'failed') return null
  if (state !== 'complete') return <CancelSong clip={clip} />
  return (
    <>
      <Figures clip={clip} />
      <span className="flex items-center max-sm:-mr-2">
        <ReactionButtons clip={clip} dislikeClassName="@max-lg:hidden" />
        <span className="hidden h-10 min-w-20 items-center justify-end @3xl:flex">
          <Suspense>
            <RowActions clip={clip} />
          </Suspense>
        </span>
        <span data-song-menu>
          <SongMenu clip={clip} place={place} />
        </span>
      </span>
    </>
  )
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
      <Link
        to="/@{$handle}"
        params={{ handle: clip.handle }}
        className="max-w-[50%] shrink-0 truncate text-soft hover:underline"
      >
        {clip.display_name}
      </Link>
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
      <Figure count={clip.play_count} what="plays" icon={Headphones} />
      <Figure count={clip.comment_count} what="comments" icon={MessageCircle} />
      <span className="tabular w-10 px-1 text-right">{formatDuration(clip.metadata.duration)}</span>
    </>
  )
}

function Figure({ count, what, icon: Icon }: { count: number; what: string; icon: LucideIcon }) {
  return (
    <span className="tabular hidden w-14 items-center gap-1.5 px-2 @2xl:flex" title={`${count} ${what}`}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(count)}
      <span className="sr-only">{what}</span>
    </span>
  )
}
