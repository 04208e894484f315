import type { Clip } from '@arioso/contract'
import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '../../data/ApiError.ts'
import { useClip } from '../../data/clipCache.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { LyricsScroller } from '../../player/LyricsScroller.tsx'
import { LyricsView } from '../../player/LyricsView.tsx'
import { player } from '../../player/player.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SongBand } from './SongBand.tsx'
import { SongFacts } from './SongFacts.tsx'

export function SongPage() {
  const { id = '' } = useParams({ strict: false })
  const { data: clip, error, refetch } = useClip(id)
  if (clip !== undefined) return <LoadedSong clip={clip} />
  if (error instanceof ApiError && error.status < 500 && error.status > 0) return <NoSuchSong />
  if (error !== null) {
    return (
      <EmptyState
        title="This song could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return <SongSkeleton />
}

function LoadedSong({ clip }: { clip: Clip }) {
  usePageTitle(clip.title)
  return (
    <div className="pb-12">
      <SongBand clip={clip} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_280px]">
        <section aria-label="Lyrics" className="min-w-0">
          <h2 className="mb-4 text-base font-semibold text-soft">Lyrics</h2>
          <LyricsScroller className="-mx-2 max-h-[64dvh] mask-b-from-85% px-2 pb-16">
            <LyricsView
              clip={clip}
              size="page"
              onStartAt={(startAtSeconds) =>
                player.play({ source: clip.title, ids: [clip.id], id: clip.id, startAtSeconds })
              }
            />
          </LyricsScroller>
        </section>
        <SongFacts clip={clip} />
      </div>
    </div>
  )
}

function NoSuchSong() {
  usePageTitle('Not found')
  return (
    <EmptyState
      title="This song is not here."
      action={
        <Link to="/" className={buttonLook('secondary')}>
          Go home
        </Link>
      }
    >
      It may be private or gone.
    </EmptyState>
  )
}

function SongSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-8 pt-4 sm:flex-row sm:items-end">
      <Skeleton className="size-48 rounded-card! lg:size-60" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-11 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-4 h-12 w-32 rounded-full!" />
      </div>
    </div>
  )
}
