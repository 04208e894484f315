import { Link } from '../../routing/Link.tsx'
import { useFollowingFeed } from './followingFeed.ts'
import { usePublicSongs } from './publicSongs.ts'
import { useSession } from '../../data/session/session.ts'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'

// Songs of the people one follows; until there are any, the newest from everyone.
export function FeedPage() {
  const { user, isLoading } = useSession()
  const following = useFollowingFeed({ enabled: user !== null })
  const isWaiting = isLoading || (user !== null && following.isPending)
  const ids = following.data ?? []
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Feed">
        {ids.length > 0
          ? 'The latest songs from people you follow.'
          : 'The latest public songs. Follow people to see their songs here.'}
      </PageHead>
      {isWaiting && <SongListSkeleton />}
      {following.isError && <NotLoaded what="The feed" onRetry={() => void following.refetch()} />}
      {ids.length > 0 && <SongList ids={ids} source="your feed" />}
      {following.hasNextPage && (
        <Button className="mt-4" isBusy={following.isFetchingNextPage} onClick={() => void following.fetchNextPage()}>
          Show more
        </Button>
      )}
      {!isWaiting && !following.isError && ids.length === 0 && <Everybody />}
    </div>
  )
}

function Everybody() {
  const { clips, isPending, isError, refetch } = usePublicSongs()
  if (isPending) return <SongListSkeleton />
  if (isError) return <NotLoaded what="The feed" onRetry={() => void refetch()} />
  if (clips.length > 0) return <SongList ids={clips.map(({ id }) => id)} source="the feed" />
  return (
    <EmptyState
      title="No one has published a song yet."
      action={
        <Link to="/create" className={buttonLook('primary')}>
          Make the first
        </Link>
      }
    />
  )
}
