import { Link } from '@tanstack/react-router'
import { useHistory } from '../../data/listeningHistory.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SongList, SongListSkeleton } from '../../songs/SongList.tsx'

export function HistoryPage() {
  return (
    <div className="pt-2 pb-8">
      <PageHead title="History">What you listened to on this device, the latest first.</PageHead>
      <Songs />
    </div>
  )
}

function Songs() {
  const { data, isError, refetch } = useHistory()
  if (isError) return <NotLoaded what="Your history" onRetry={() => void refetch()} />
  if (data === undefined) return <SongListSkeleton />
  if (data.length > 0) return <SongList ids={data.map(({ id }) => id)} source="your history" place="history" />
  return (
    <EmptyState
      title="Nothing played here yet."
      action={
        <Link to="/explore" className={buttonLook('primary')}>
          Find something to play
        </Link>
      }
    >
      Press play on any song and it is kept in this list.
    </EmptyState>
  )
}
