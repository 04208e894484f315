import { Link } from '../../routing/Link.tsx'
import { useHistory } from './listeningHistory.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'

export function HistoryPage() {
  return (
    <div className="pt-2 pb-8">
      <PageHead title="History">What you’ve listened to on this device, newest first.</PageHead>
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
      title="Nothing played yet."
      action={
        <Link to="/explore" className={buttonLook('primary')}>
          Find something to play
        </Link>
      }
    >
      Play any song and it will show up here.
    </EmptyState>
  )
}
