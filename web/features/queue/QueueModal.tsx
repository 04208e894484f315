import { closeModal } from '../../data/stores/openModal.ts'
import { QueueList } from '../../player/view/QueueList.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { SaveAsPlaylist } from './SaveAsPlaylist.tsx'

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
