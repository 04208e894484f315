import { Link } from '@tanstack/react-router'
import { useLikedSongs } from '../../data/likedSongs.ts'
import { usePageNumber } from '../../data/usePageNumber.ts'
import { Pager } from '../../songs/Pager.tsx'
import { SongList, SongListSkeleton } from '../../songs/SongList.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

export function LikedPage() {
  const page = usePageNumber()
  const { data, isError, refetch } = useLikedSongs(page)
  return (
    <div className="pt-2 pb-8">
      <PageHead title="Liked songs">Every song you gave a thumb up, the latest first.</PageHead>
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
      Press the thumb beside any song and it is kept here.
    </EmptyState>
  )
}
