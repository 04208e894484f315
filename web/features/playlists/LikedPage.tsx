import { Link } from '../../routing/Link.tsx'
import { useLikedSongs } from './likedSongs.ts'
import { usePageNumber } from '../../data/usePageNumber.ts'
import { Pager } from '../../songs/list/Pager.tsx'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'

export function LikedPage() {
  const page = usePageNumber()
  const { data, isError, refetch } = useLikedSongs(page)
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Liked songs">Every song you’ve liked, newest first.</PageHead>
      {isError && <NotLoaded what="Your liked songs" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SongListSkeleton />}
      {data !== undefined && data.ids.length > 0 && <SongList ids={data.ids} source="your liked songs" />}
      {data?.total === 0 && <NothingLiked />}
      {data !== undefined && <Pager page={page} pages={data.pages} />}
    </div>
  )
}

function NothingLiked() {
  return (
    <EmptyState
      title="Nothing liked yet."
      action={
        <Link to="/explore" className={buttonLook('primary')}>
          Find something to like
        </Link>
      }
    >
      Tap the thumbs-up on any song and it will be saved here.
    </EmptyState>
  )
}
