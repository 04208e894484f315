import { Link } from '@tanstack/react-router'
import { usePublicSongs } from '../../data/publicSongs.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { PageHead } from './PageHead.tsx'
import { SongList, SongListSkeleton } from './SongList.tsx'

export function FeedPage() {
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Feed">The newest public songs from everybody. Following people comes next.</PageHead>
      <Songs />
    </div>
  )
}

function Songs() {
  const { clips, isPending, isError, refetch } = usePublicSongs()
  if (isPending) return <SongListSkeleton />
  if (isError) return <NotLoaded what="The feed" onRetry={() => void refetch()} />
  if (clips.length > 0) return <SongList clips={clips} source="the feed" />
  return (
    <EmptyState
      title="Nobody has published a song yet."
      action={
        <Link to="/create" className={buttonLook('primary')}>
          Make the first
        </Link>
      }
    />
  )
}
