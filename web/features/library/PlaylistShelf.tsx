import { Plus } from 'lucide-react'
import { useNavigate } from '../../routing/useRouter.ts'
import { usePlaylists } from '../../data/playlists.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { PlaylistCards } from '../../songs/list/PlaylistCards.tsx'
import { Shelf, ShelfCard } from '../../songs/list/ShelfCard.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'

export function PlaylistShelf() {
  const playlists = usePlaylists('kept')
  const { data = [], isPending, isError, refetch } = playlists
  const navigate = useNavigate()
  const create = () =>
    openModal({
      kind: 'playlist',
      onCreated: ({ id }) => void navigate({ to: '/playlist/$id', params: { id } }),
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button className="justify-self-start" onClick={create}>
        <Plus size={16} aria-hidden="true" />
        New playlist
      </Button>
      {isError && <NotLoaded what="Your playlists" onRetry={() => void refetch()} />}
      <Shelf label="Playlists">
        <li>
          <ShelfCard to="/playlist/liked" id="liked" name="Liked songs" imageUrl={null} facts="Every song you like" />
        </li>
        {isPending && <Skeleton className="h-20" />}
        <PlaylistCards playlists={data} />
      </Shelf>
      <LoadMore list={playlists} />
    </div>
  )
}
