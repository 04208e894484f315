import { Link, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { findSongs } from './findSongs.ts'
import { PageHead } from './PageHead.tsx'
import SearchBox from './SearchBox.tsx'
import { SongList, SongListSkeleton } from './SongList.tsx'
import { useReachableSongs } from './useReachableSongs.ts'

export function SearchPage() {
  const { q = '' } = useSearch({ strict: false })
  usePageTitle(q === '' ? 'Search' : `${q} · Search`)
  return (
    <div className="pt-2 pb-8">
      <PageHead title={q === '' ? 'Search' : `Search: ${q}`}>
        Looks through your own songs and the newest public ones. People, playlists and older songs come next.
      </PageHead>
      <SearchBox className="mb-6 md:hidden" />
      {q === '' ? <AskSomething /> : <Results q={q} />}
    </div>
  )
}

function AskSomething() {
  return (
    <EmptyState
      title="What would you like to hear?"
      action={
        <Link to="/explore" className={buttonLook('secondary')}>
          Explore styles instead
        </Link>
      }
    >
      Type a title, a style, a maker or a line of the words.
    </EmptyState>
  )
}

function Results({ q }: { q: string }) {
  const { clips, isPending } = useReachableSongs()
  const found = findSongs(clips, q)
  if (found.length > 0) return <SongList clips={found} source={`“${q}”`} />
  if (isPending) return <SongListSkeleton />
  return (
    <EmptyState
      title={`No song for “${q}”.`}
      action={
        <Link to="/create" search={{ prompt: q }} className={buttonLook('primary')}>
          Make one
        </Link>
      }
    >
      You could make it yourself: the words are already filled in.
    </EmptyState>
  )
}
