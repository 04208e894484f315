import { closeModal } from '../../modals/modal.ts'
import { QueueList } from '../../player/QueueList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export default function QueueModal() {
  return (
    <Dialog title="Queue" isOpen onClose={closeModal}>
      <div className="-mx-2">
        <QueueList />
      </div>
    </Dialog>
  )
}
