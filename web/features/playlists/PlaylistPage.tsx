import type { Playlist } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { useParams } from '../../routing/useRouter.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { usePlaylist } from '../../data/playlists.ts'
import { useSharedVisit } from '../../data/useSharedVisit.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'
import { SignInInstead } from '../../songs/SignInInstead.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PlaylistHead } from './PlaylistHead.tsx'
import { SortableSongs } from './SortableSongs.tsx'

export function PlaylistPage() {
  const { id = '' } = useParams()
  const list = usePlaylist(id)
  const { data, error, refetch } = list
  const playlist = data?.playlist
  usePageTitle(playlist?.name ?? 'Playlist')
  useSharedVisit('playlist', playlist?.id)
  if (playlist === undefined) {
    if (error instanceof ApiError && error.status < 500) return <NoPlaylist />
    return (
      <div className="pt-2 pb-8">
        <h1 className="display mb-5 text-xl font-medium">Playlist</h1>
        {error === null ? <SongListSkeleton /> : <NotLoaded what="This playlist" onRetry={() => void refetch()} />}
      </div>
    )
  }
  const songs = data?.songs ?? []
  const ids = songs.map((song) => song.id)
  return (
    <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
      <PlaylistHead playlist={playlist} ids={ids} />
      {ids.length === 0 && <NoSongs playlist={playlist} />}
      {playlist.is_owned && !playlist.is_trashed ? (
        <SortableSongs playlist={playlist} ids={ids} />
      ) : (
        <SongList ids={ids} source={playlist.name} />
      )}
      <LoadMore list={list} />
    </div>
  )
}

function NoSongs({ playlist }: { playlist: Playlist }) {
  return (
    <EmptyState
      title="No songs here yet."
      action={
        <Link to={playlist.is_owned ? '/me' : '/explore'} className={buttonLook('secondary')}>
          {playlist.is_owned ? 'Open your library' : 'Explore songs'}
        </Link>
      }
    >
      {playlist.is_owned
        ? 'Choose “Add to playlist” in any song’s menu to add it.'
        : 'Its public songs will appear here.'}
    </EmptyState>
  )
}

function NoPlaylist() {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">Playlist</h1>
      <EmptyState
        title="This playlist is private or no longer exists."
        action={
          <div className="flex gap-3">
            <SignInInstead />
            <Link to="/explore" className={buttonLook('secondary')}>
              Explore songs
            </Link>
          </div>
        }
      />
    </div>
  )
}
