// One's own songs and rows both need these two, and neither may bring the other along (web/build/chunkGroups.ts).
import '../../data/songs/useListedClips.ts'
import '../../songs/list/areTakes.ts'
import { useHomepage } from '../../data/homepage.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { whyNotLoaded } from '../../ui/display/whyNotLoaded.ts'
import { CardShelf, SeeAll, ShelfSkeleton } from '../../songs/list/Shelf.tsx'
import { HouseBand } from './HouseBand.tsx'
import { LowerShelf } from './LowerShelf.tsx'
import { MakeSongLine } from './MakeSongLine.tsx'
import { OwnSongsSkeleton } from './OwnSongsSkeleton.tsx'
import { useSession } from '../../data/session/session.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const OwnSongs = lazyPart(() => import('./OwnSongs.tsx'))

export function HomePage() {
  usePageTitle('')
  const { user } = useSession()
  return (
    <div className="grid grid-cols-1 gap-9 pb-8">
      <MakeSongLine />
      {user !== null && (
        <LazyParts fallback={<OwnSongsSkeleton />}>
          <OwnSongs />
        </LazyParts>
      )}
      <Shelves />
    </div>
  )
}

function Shelves() {
  const { data, isPending, isError, refetch } = useHomepage()
  if (isPending) return <ShelfSkeleton />
  if (isError) {
    return (
      <EmptyState
        title="We couldn’t load the songs."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {whyNotLoaded()}
      </EmptyState>
    )
  }
  const shelves = data.shelves.filter((shelf) => shelf.ids.length > 0)
  const isRecording = data.demo.ready < data.demo.wanted
  const shown = shelves.reduce((most, shelf) => Math.max(most, shelf.ids.length), 0)
  return (
    <>
      {isRecording && <HouseBand ready={data.demo.ready} wanted={data.demo.wanted} />}
      {shelves.length === 0 && isRecording && <ShelfSkeleton />}
      {shelves.length === 0 && !isRecording && (
        <EmptyState title="No songs here yet.">Make the first: one sentence is enough.</EmptyState>
      )}
      {shelves.map((shelf, index) =>
        index % 2 === 0 ? (
          <CardShelf
            key={shelf.id}
            shelf={shelf}
            isAlone={shelves.length === 1}
            comingCount={isRecording && index === 0 ? data.demo.wanted - shown : 0}
            more={index === 0 && shelves.length > 1 && <SeeAll to="/explore" what="songs" />}
          />
        ) : (
          <LowerShelf key={shelf.id} shelf={shelf} />
        ),
      )}
    </>
  )
}
