import { Link } from '@tanstack/react-router'
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { useExplore } from './explore.ts'
import { usePublicSongs } from './publicSongs.ts'
import { commonStyles, stylesOf } from './styles.ts'
import { CardShelf, ShelfSkeleton } from '../../songs/list/Shelf.tsx'
import { SongCard, SongCardSkeleton } from '../../songs/list/SongCard.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'

const MOST_STYLES = 14
const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5'

export function ExplorePage() {
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Explore" action={<ToFeed />}>
        What’s popular, what’s new, and every style.
      </PageHead>
      <Styles />
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

function Styles() {
  const { clips, isPending, isError, refetch } = usePublicSongs()
  const [chosen, setChosen] = useState<string>()
  if (isPending) return <GridSkeleton />
  if (isError) return <NotLoaded what="The songs" onRetry={() => void refetch()} />
  if (clips.length === 0) return <NothingYet />
  const ids = clips.filter((clip) => chosen === undefined || stylesOf(clip).includes(chosen)).map((clip) => clip.id)
  return (
    <div className="grid grid-cols-1 gap-7">
      <fieldset aria-label="Styles" className="flex flex-wrap gap-2">
        {commonStyles(clips, MOST_STYLES).map((style) => (
          <Chip key={style} isOn={style === chosen} onClick={() => setChosen(style === chosen ? undefined : style)}>
            {style}
          </Chip>
        ))}
      </fieldset>
      {chosen === undefined ? <Shelves /> : <SongGrid ids={ids} source={chosen} />}
    </div>
  )
}

function Shelves() {
  const { data, isError, refetch } = useExplore()
  if (isError) return <NotLoaded what="The shelves" onRetry={() => void refetch()} />
  if (data === undefined) return <ShelfSkeleton />
  return data.map((shelf) => <CardShelf key={shelf.id} shelf={shelf} isAlone={data.length === 1} comingCount={0} />)
}

function SongGrid({ ids, source }: { ids: string[]; source: string }) {
  return (
    <ul className={GRID}>
      {ids.map((id) => (
        <li key={id}>
          <SongCard id={id} source={source} ids={ids} />
        </li>
      ))}
    </ul>
  )
}

function GridSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <SongCardSkeleton key={key} />
      ))}
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
      Public songs appear here, sorted by style.
    </EmptyState>
  )
}
