import { useFollowers } from '../../data/profiles.ts'
import { LoadMore } from '../../songs/LoadMore.tsx'
import { PersonRow } from '../../songs/PersonRow.tsx'
import { SongListSkeleton } from '../../songs/SongList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'

export function Followers({ handle, isOwn }: { handle: string; isOwn: boolean }) {
  const followers = useFollowers(handle)
  const { data, isError, refetch } = followers
  if (isError && data === undefined) return <NotLoaded what="The followers" onRetry={() => void refetch()} />
  if (data === undefined) return <SongListSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState title={isOwn ? 'Nobody follows you yet.' : 'Nobody follows them yet.'}>
        {isOwn ? 'Whoever does hears your new songs first.' : 'You could be the first.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label="Followers" className="-mx-2 grid grid-cols-1 gap-1">
        {data.map((person) => (
          <li key={person.user_id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      <LoadMore list={followers} />
    </>
  )
}
