import type { Playlist } from '@arioso/contract'
import { PLAYLIST } from '@arioso/contract/limits'
import { ListMusic } from 'lucide-react'
import { useRouter } from '../../routing/useRouter.ts'
import { asMember } from '../../data/session/asMember.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { usePlayer } from '../../player/player.ts'
import { listUpcoming } from '../../player/queue/queue.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

// What plays and what comes, in this order.
export function SaveAsPlaylist() {
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
