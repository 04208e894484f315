import type { Clip } from '@arioso/contract'
import { useEffect, useRef } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useNavigate, useParams, useSearch } from '../../routing/useRouter.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { useClip } from '../../data/songs/clipCache.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { useSession } from '../../data/session/session.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { useSharedVisit } from '../../data/useSharedVisit.ts'
import { SignInInstead } from '../../songs/SignInInstead.tsx'
import { SongLineage } from './SongLineage.tsx'
import { VariationChips } from '../../songs/facts/VariationChips.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { Comments } from './comments/Comments.tsx'
import { SongForMembers } from './SongForMembers.tsx'
import { RelatedSongs } from './RelatedSongs.tsx'
import { SongBand } from './SongBand.tsx'
import { SongFacts } from './SongFacts.tsx'
import { SongLyrics } from './SongLyrics.tsx'

export function SongPage() {
  const { id = '' } = useParams()
  const { data: clip, error, refetch } = useClip(id)
  if (clip !== undefined) return <LoadedSong clip={clip} />
  if (error instanceof ApiError && error.status < 500 && error.status > 0) return <NoSuchSong />
  if (error !== null) {
    return (
      <EmptyState
        title="This song couldn’t be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return <SongSkeleton />
}

function LoadedSong({ clip }: { clip: Clip }) {
  const isSecond = useFlag('logged-in-song-page-v2')
  const { user } = useSession()
  usePageTitle(clip.title)
  useSharedVisit('clip', clip.id)
  // The head stays when it turns out who is here: a menu that was opened in it stays open.
  return (
    <div className="pb-12">
      <SongBand clip={clip} />
      <VariationChips clip={clip} className="mt-8" />
      {isSecond && user !== null ? <SongForMembers clip={clip} /> : <SongForEverybody clip={clip} />}
    </div>
  )
}

function SongForEverybody({ clip }: { clip: Clip }) {
  return (
    <>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_280px]">
        <WordsAndComments clip={clip} />
        <SongFacts clip={clip} />
      </div>
      <SongLineage clip={clip} />
      <RelatedSongs clip={clip} />
    </>
  )
}

// Which of the two is open is written in the address, so that a link can lead straight to the comments.
function WordsAndComments({ clip }: { clip: Clip }) {
  const { show_comments } = useSearch()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const isAskedFor = useRef(show_comments === 'true')

  useEffect(() => {
    if (isAskedFor.current) place.current?.scrollIntoView()
    isAskedFor.current = false
  }, [])

  const tabs = [
    { value: 'lyrics' as const, label: 'Lyrics', panel: <SongLyrics clip={clip} /> },
    { value: 'comments' as const, label: 'Comments', count: clip.comment_count, panel: <Comments clip={clip} /> },
  ]
  return (
    <div ref={place} className="min-w-0 scroll-mt-16">
      <Tabs
        label="About this song"
        tabs={tabs}
        value={show_comments === 'true' ? 'comments' : 'lyrics'}
        onChange={(tab) =>
          void navigate({
            to: '.',
            replace: true,
            resetScroll: false,
            search: ({ show_comments: _before, ...rest }) =>
              tab === 'comments' ? { ...rest, show_comments: 'true' } : rest,
          })
        }
      />
    </div>
  )
}

function NoSuchSong() {
  usePageTitle('Not found')
  return (
    <>
      <h1 className="sr-only">Song</h1>
      <EmptyState
        title="This song isn’t here."
        action={
          <div className="flex gap-3">
            <SignInInstead />
            <Link to="/" className={buttonLook('secondary')}>
              Go home
            </Link>
          </div>
        }
      >
        It may be private or deleted.
      </EmptyState>
    </>
  )
}

// As the band of the song will stand there, below the top bar: otherwise the whole page jumps up when it comes.
function SongSkeleton() {
  return (
    <div aria-hidden="true" className="-mt-14 pt-18 md:-mt-16 md:not-short:pt-24">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:gap-8">
        <Skeleton className="size-56 self-center rounded-card! sm:self-auto sm:short:size-32 sm:not-short:size-48 lg:not-short:size-60" />
        <div className="grid flex-1 gap-3 max-sm:justify-items-center">
          <Skeleton className="h-11 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-4 h-12 w-32 rounded-full!" />
        </div>
      </div>
    </div>
  )
}
