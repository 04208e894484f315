import type { Playlist } from '@arioso/contract'
import { useRouter } from '@tanstack/react-router'
import { ListMusic } from 'lucide-react'
import { asMember } from '../../data/session/asMember.ts'
import { closeModal, openModal } from '../../data/stores/openModal.ts'
import { usePlayer } from '../../player/player.ts'
import { listUpcoming } from '../../player/queue/queue.ts'
import { QueueList } from '../../player/view/QueueList.tsx'
import { PLAYLIST } from '@arioso/contract/limits'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

export default function QueueModal() {
  return (
    <Dialog title="Queue" isOpen onClose={closeModal}>
      <div className="-mx-2">
        <QueueList />
      </div>
      <SaveAsPlaylist />
    </Dialog>
  )
}

// What plays and what comes, in this order.
function SaveAsPlaylist() {
  const router = useRouter()
  const queue = usePlayer((state) => state.queue)
  if (queue === undefined) return null
  const ids = [...new Set([queue.now, ...listUpcoming(queue)].map(({ id }) => id))].slice(0, PLAYLIST.clipsPerCall)

  function tell(playlist: Playlist): void {
    const open = () => void router.navigate({ to: '/playlist/$id', params: { id: playlist.id } })
    const text = { title: 'Saved as playlist', message: playlist.name, seconds: 6, kind: 'success' } as const
    showToast(text, { label: 'Open', onClick: open })
  }

  const save = () => openModal({ kind: 'playlist', clipIds: ids, onCreated: tell })
  return (
    <Button onClick={() => asMember(save)}>
      <ListMusic size={16} aria-hidden="true" />
      Save as playlist
    </Button>
  )
}
