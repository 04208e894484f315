import { useFollowers } from '../../data/profiles.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { PersonRow } from '../../songs/list/PersonRow.tsx'
import { SongListSkeleton } from '../../songs/list/SongList.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'

export function Followers({ handle, isOwn }: { handle: string; isOwn: boolean }) {
  const followers = useFollowers(handle)
  const { data, isError, refetch } = followers
  if (isError && data === undefined) return <NotLoaded what="The followers" onRetry={() => void refetch()} />
  if (data === undefined) return <SongListSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState title={isOwn ? 'You have no followers yet.' : 'No followers yet.'}>
        {isOwn ? 'Followers hear your new songs first.' : 'Be the first.'}
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
