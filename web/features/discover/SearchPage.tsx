import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { usePeopleSearch, useSongSearch } from '../../data/search.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { PersonRow } from '../../songs/PersonRow.tsx'
import { SongList, SongListSkeleton } from '../../songs/SongList.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import SearchBox from './SearchBox.tsx'

export function SearchPage() {
  const { q = '' } = useSearch({ strict: false })
  usePageTitle(q === '' ? 'Search' : `${q} · Search`)
  return (
    <div className="pt-2 pb-8">
      <PageHead title={q === '' ? 'Search' : `Search: ${q}`}>
        Songs by title, style, maker or a line of their words; people by name or handle.
      </PageHead>
      <SearchBox className="mb-6 md:hidden" />
      {q.trim() === '' ? <AskSomething /> : <Results q={q.trim()} />}
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
  const { tab } = useSearch({ strict: false })
  const navigate = useNavigate()
  const tabs = [
    { value: 'songs' as const, label: 'Songs', panel: <Songs q={q} /> },
    { value: 'people' as const, label: 'People', panel: <People q={q} /> },
  ]
  return (
    <Tabs
      label="Found"
      tabs={tabs}
      value={tab === 'people' ? 'people' : 'songs'}
      onChange={(chosen) =>
        void navigate({
          to: '.',
          replace: true,
          search: ({ tab: _before, ...rest }) => (chosen === 'people' ? { ...rest, tab: chosen } : rest),
        })
      }
    />
  )
}

function Songs({ q }: { q: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSongSearch(q)
  if (isError) return <NotLoaded what="The songs" onRetry={() => void refetch()} />
  if (data === undefined) return <SongListSkeleton />
  if (data.length === 0) return <NoSong q={q} />
  return (
    <>
      <SongList ids={data} source={`“${q}”`} />
      {hasNextPage && <More isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </>
  )
}

function People({ q }: { q: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePeopleSearch(q)
  if (isError) return <NotLoaded what="The people" onRetry={() => void refetch()} />
  if (data === undefined) return <SongListSkeleton />
  if (data.length === 0)
    return <EmptyState title={`Nobody called “${q}”.`}>Try a part of the name or handle.</EmptyState>
  return (
    <>
      <ul className="-mx-2 grid grid-cols-1 gap-1">
        {data.map((person) => (
          <li key={person.user_id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {hasNextPage && <More isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </>
  )
}

function More({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button className="mt-4" isBusy={isBusy} onClick={onClick}>
      Show more
    </Button>
  )
}

function NoSong({ q }: { q: string }) {
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
