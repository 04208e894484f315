import type { Clip } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { Headphones, MessageCircle } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { clipState, isRunning } from '../../data/songs/clipState.ts'
import { useClipPlay } from '../../player/player.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { SongRowShell, SongRowSkeleton } from '../../ui/display/SongRowShell.tsx'
import { CancelSong } from '../making/CancelSong.tsx'
import { CoverPlayButton } from './CoverPlayButton.tsx'
import { FailedSong } from '../making/FailedSong.tsx'
import { ReactionButtons } from '../reactions/ReactionButtons.tsx'
import { SongBadges } from './SongBadges.tsx'
import { SongMenu } from '../menu/SongMenu.tsx'
import type { SongPlace } from '../menu/songMenu.ts'
import { titleOf } from '../facts/titleOf.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

// Rows of the first page appear without them.
const RowActions = lazyPart(() => import('./RowActions.tsx'))
const PreviewNote = lazyPart(() => import('../making/PreviewNote.tsx'))
const SongProgress = lazyPart(() => import('../making/SongProgress.tsx'))
const SongInTheMaking = lazyPart(() => import('../making/SongInTheMaking.tsx'))

type SongRowProps = {
  id: string
  source: string
  ids: string[]
  place?: SongPlace | undefined
  // Behind its title and badges, and in place of the artist and the style, where a list has more to tell.
  beside?: ReactNode
  renderFacts?: (clip: Clip) => ReactNode
  // Where songs are asked for, one in the making gets more room.
  isWhereMade?: boolean
}

export function SongRow({ id, ...rest }: SongRowProps) {
  const clip = useListedClip(id)
  if (clip === undefined) return <SongRowSkeleton />
  if (clip.is_trashed) return null
  return <LoadedSongRow clip={clip} {...rest} />
}

type LoadedSongRowProps = Omit<SongRowProps, 'id'> & { clip: Clip }

function LoadedSongRow(props: LoadedSongRowProps) {
  const { clip, source, ids, place, beside, renderFacts, isWhereMade = false } = props
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const state = clipState(clip)
  const isUnheard = state === 'waiting' || state === 'making'
  const isTall = isWhereMade && isRunning(clip)
  return (
    <SongRowShell
      label={titleOf(clip)}
      isDimmed={isUnheard || state === 'failed'}
      isBusy={isUnheard}
      isCurrent={isCurrent}
      isTall={isTall}
      onContextMenu={openMenu}
      cover={
        <div className={joinClasses('absolute inset-0', (isUnheard || state === 'failed') && 'opacity-50')}>
          <CoverPlayButton clip={clip} source={source} ids={ids} isLarge={isTall} />
        </div>
      }
      title={
        <>
          <SongTitle clip={clip} isCurrent={isCurrent} />
          <SongBadges clip={clip} />
          {beside}
        </>
      }
      subtitle={
        isTall ? (
          <LazyParts>
            <SongInTheMaking clip={clip} />
          </LazyParts>
        ) : (
          <Subtitle clip={clip} facts={renderFacts?.(clip)} />
        )
      }
      middle={!isTall && <Middle clip={clip} state={state} />}
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
  if (state === 'complete' && clip.metadata.type !== 'preview') return null
  return <LazyParts>{state === 'complete' ? <PreviewNote clip={clip} /> : <SongProgress clip={clip} />}</LazyParts>
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
          <LazyParts>
            <RowActions clip={clip} />
          </LazyParts>
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

// The count of comments leads to them.
function CommentsLink({ clip, className }: { clip: Clip; className: string }) {
  return (
    <Link
      to="/song/$id/"
      params={{ id: clip.id }}
      search={{ show_comments: 'true' }}
      title={`${clip.comment_count} comments`}
      className={className}
    >
      <MessageCircle size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(clip.comment_count)}
      <span className="sr-only">comments</span>
    </Link>
  )
}

// Where a row is too narrow for columns.
function NarrowFigures({ clip }: { clip: Clip }) {
  if (clipState(clip) !== 'complete') return null
  return (
    <span className="tabular flex shrink-0 items-center gap-2 text-xs @2xl:hidden">
      <span className="flex items-center gap-1" title={`${clip.play_count} plays`}>
        <Headphones size={12} aria-hidden="true" />
        {abbreviateNumber(clip.play_count)}
        <span className="sr-only">plays</span>
      </span>
      <CommentsLink clip={clip} className="relative touch-target flex items-center gap-1" />
    </span>
  )
}

function Subtitle({ clip, facts }: { clip: Clip; facts: ReactNode }) {
  const words = clip.metadata.tags === '' ? (clip.metadata.gpt_description_prompt ?? '') : clip.metadata.tags
  return (
    <>
      <NarrowFigures clip={clip} />
      {facts ?? (
        <Link
          to="/@{$handle}"
          params={{ handle: clip.handle }}
          className="max-w-[50%] shrink-0 truncate text-soft hover:underline"
        >
          {clip.display_name}
        </Link>
      )}
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
      <Plays count={clip.play_count} />
      <CommentsLink clip={clip} className="tabular hidden w-14 items-center gap-1.5 px-2 hover:text-text @2xl:flex" />
      <span className="tabular w-10 px-1 text-right">{formatDuration(clip.metadata.duration)}</span>
    </>
  )
}

function Plays({ count }: { count: number }) {
  return (
    <span className="tabular hidden w-14 items-center gap-1.5 px-2 @2xl:flex" title={`${count} plays`}>
      <Headphones size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(count)}
      <span className="sr-only">plays</span>
    </span>
  )
}
