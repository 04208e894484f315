import { ArrowLeft, Rss } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useSearch } from '../../routing/useRouter.ts'
import { useExplore } from './explore.ts'
import { GenreTiles } from './GenreTiles.tsx'
import { HoverToListen } from './HoverToListen.tsx'
import type { Shelf } from '../../data/homepage.ts'
import { CardShelf, ShelfSkeleton } from '../../songs/list/Shelf.tsx'
import { SongCard } from '../../songs/list/SongCard.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5'
const SHELF_SONGS_MIN = 3

export function ExplorePage() {
  const covers = useRef<HTMLDivElement>(null)
  const actions = (
    <span className="flex items-center gap-1">
      <HoverToListen covers={covers} />
      <ToFeed />
    </span>
  )
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Explore" action={actions}>
        What’s popular, what’s new, and every genre.
      </PageHead>
      <div ref={covers}>
        <Songs />
      </div>
    </div>
  )
}

function ToFeed() {
  return (
    <Link to="/feed" className={buttonLook('quiet')}>
      <Rss size={16} aria-hidden="true" />
      Feed
    </Link>
  )
}

// Which genre is open is written in the address: going back leads to all of them.
function Songs() {
  const { data, isError, refetch } = useExplore()
  const { filter } = useSearch()
  if (isError) return <NotLoaded what="The songs" onRetry={() => void refetch()} />
  if (data === undefined) return <ExploreSkeleton />
  if (data.length === 0) return <NothingYet />
  const genres = data.filter(isGenre)
  const chosen = genres.find(({ id }) => id === `genre-${filter}`)
  if (chosen !== undefined) return <Genre shelf={chosen} />
  const shelves = data.filter((shelf) => !isGenre(shelf) || shelf.ids.length >= SHELF_SONGS_MIN)
  return (
    <div className="grid grid-cols-1 gap-9">
      <GenreTiles genres={genres} />
      {shelves.map((shelf) => (
        <CardShelf key={shelf.id} shelf={shelf} isAlone={shelves.length === 1} comingCount={0} />
      ))}
    </div>
  )
}

function isGenre({ id }: Shelf): boolean {
  return id.startsWith('genre-')
}

function Genre({ shelf: { title, ids } }: { shelf: Shelf }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-2">
        <Link to="/explore" aria-label="All genres" title="All genres" className={buttonLook('quiet')}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <h2 className="display text-lg font-medium">{title}</h2>
      </div>
      <ul className={GRID}>
        {ids.map((id) => (
          <li key={id}>
            <SongCard id={id} source={title} ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExploreSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-9">
      <Skeleton className="h-60 rounded-card!" />
      <ShelfSkeleton />
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="There’s nothing to explore yet."
      action={
        <Link to="/create" className={buttonLook('primary')}>
          Make a song
        </Link>
      }
    >
      Public songs appear here, sorted by genre.
    </EmptyState>
  )
}
