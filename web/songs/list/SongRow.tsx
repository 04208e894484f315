import type { Clip } from '@arioso/contract'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { clipState, isRunning } from '../../data/songs/clipState.ts'
import { useClipPlay } from '../../player/player.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { SongRowShell, SongRowSkeleton } from '../../ui/display/SongRowShell.tsx'
import { CancelSong } from '../making/CancelSong.tsx'
import { RowActions } from './RowActions.tsx'
import { CoverPlayButton } from './CoverPlayButton.tsx'
import { FailedSong } from '../making/FailedSong.tsx'
import { ReactionButtons } from '../reactions/ReactionButtons.tsx'
import { SongBadges } from './SongBadges.tsx'
import { Figures, NarrowFigures } from './SongFigures.tsx'
import { NarrowProgress, SongProgress } from '../making/SongProgress.tsx'
import { SongMenu } from '../menu/SongMenu.tsx'
import type { SongPlace } from '../menu/songMenuEntry.ts'
import { titleOf } from '../facts/titleOf.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const PreviewNote = lazyPart(() => import('../making/PreviewNote.tsx'))
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
      doMarksStay={isRunning(clip)}
      onContextMenu={openMenu}
      cover={
        <div className={joinClasses('absolute inset-0', (isUnheard || state === 'failed') && 'opacity-50')}>
          <CoverPlayButton clip={clip} source={source} ids={ids} isLarge={isTall} />
        </div>
      }
      title={<SongTitle clip={clip} isCurrent={isCurrent} />}
      marks={
        <>
          <SongBadges clip={clip} />
          {beside}
        </>
      }
      subtitle={
        isTall ? (
          <LazyParts>
            <SongInTheMaking clip={clip} />
          </LazyParts>
        ) : isRunning(clip) ? (
          <>
            <NarrowProgress clip={clip} />
            <span className="flex min-w-0 flex-1 items-center gap-1.5 @max-md:hidden">
              <Subtitle clip={clip} facts={renderFacts?.(clip)} />
            </span>
          </>
        ) : (
          <Subtitle clip={clip} facts={renderFacts?.(clip)} />
        )
      }
      middle={!isTall && <Middle clip={clip} state={state} />}
      trailing={<Trailing clip={clip} state={state} place={place} />}
    />
  )
}

// A right click, a long press and the menu key open the row's own menu; links keep the browser's, but not where one is
// stretched over the row for a finger.
function openMenu(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const button = event.currentTarget.querySelector<HTMLElement>('[data-song-menu] button')
  if ((link !== null && isWithin(link, event)) || button === null) return
  event.preventDefault()
  button.click()
}

function isWithin(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

function Middle({ clip, state }: Pick<TrailingProps, 'clip' | 'state'>) {
  if (state === 'failed') return <FailedSong clip={clip} />
  if (state !== 'complete') return <SongProgress clip={clip} />
  if (clip.metadata.type !== 'preview') return null
  return (
    <LazyParts>
      <PreviewNote clip={clip} />
    </LazyParts>
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
        <span className="hidden h-10 w-30 items-center @3xl:flex">
          <RowActions clip={clip} />
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
        'display text-md leading-snug font-medium hover:underline @max-md:line-clamp-2 @max-md:wrap-anywhere @md:truncate',
        'pointer-coarse:after:absolute pointer-coarse:after:inset-0 pointer-coarse:after:rounded-card',
        isCurrent ? 'text-accent' : 'text-text',
      )}
    >
      {titleOf(clip)}
    </Link>
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
          className="relative z-1 max-w-[50%] shrink-0 truncate text-soft hover:underline pb-1.5 -mb-1.5 pointer-coarse:py-3 pointer-coarse:-my-3"
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
