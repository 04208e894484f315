import type { Playlist } from '@arioso/contract'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { addToPlaylist, usePlaylists } from '../../data/playlists.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { ScrollList } from '../../ui/display/ScrollList.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'

export default function AddToPlaylistModal({ clipIds, onDone }: ModalInput['add-to-playlist']) {
  const playlists = usePlaylists('own')
  const [busyId, setBusyId] = useState<string>()
  const list = playlists.data ?? []

  async function add(playlist: Playlist): Promise<void> {
    setBusyId(playlist.id)
    try {
      await addToPlaylist(playlist.id, [...clipIds])
      closeModal()
      tellAdded(playlist)
      onDone?.()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusyId(undefined)
    }
  }

  function create(): void {
    openModal({
      kind: 'playlist',
      clipIds,
      onCreated: (playlist) => {
        tellAdded(playlist)
        onDone?.()
      },
    })
  }

  return (
    <Dialog title="Add to playlist" isOpen onClose={closeModal}>
      {playlists.isPending && <Spinner />}
      {playlists.isSuccess && list.length === 0 && (
        <p className="text-soft">You have no playlists yet. Click below to create one.</p>
      )}
      {list.length > 0 && (
        <ScrollList
          label="Your playlists"
          maxHeightPx={360}
          hasMore={playlists.hasNextPage && !playlists.isFetchingNextPage}
          onMore={() => void playlists.fetchNextPage()}
        >
          {list.map((playlist) => (
            <li key={playlist.id}>
              <PlaylistButton playlist={playlist} busyId={busyId} onClick={() => void add(playlist)} />
            </li>
          ))}
        </ScrollList>
      )}
      <Button look={list.length === 0 ? 'primary' : 'secondary'} onClick={create}>
        <Plus size={16} aria-hidden="true" />
        New playlist
      </Button>
    </Dialog>
  )
}

type PlaylistButtonProps = { playlist: Playlist; busyId: string | undefined; onClick: () => void }

function PlaylistButton({ playlist, busyId, onClick }: PlaylistButtonProps) {
  return (
    <button
      type="button"
      disabled={busyId !== undefined}
      onClick={onClick}
      className="flex h-14 w-full items-center gap-3 rounded-control px-2 text-left feedback hover:bg-high disabled:opacity-60"
    >
      <CoverImage src={playlist.image_url} seed={playlist.id} className="size-10 shrink-0 rounded" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={playlist.name}>
          {playlist.name}
        </span>
        <span className="tabular block text-xs text-faint">{playlist.num_total_results} songs</span>
      </span>
      {busyId === playlist.id ? <Spinner /> : <ListPlus size={16} className="text-faint" aria-hidden="true" />}
    </button>
  )
}

function tellAdded(playlist: Playlist): void {
  showToast({ title: 'Added to playlist', message: playlist.name, seconds: 4, kind: 'success' })
}
