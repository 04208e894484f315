import type { Clip } from '@arioso/contract'
import { ChooseSong } from '../../songs/list/ChooseSong.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

// One finished song of one's own, for whatever asked for one.
export default function LibrarySelectModal({ title, onChosen }: ModalInput['library-select']) {
  function choose(clip: Clip): void {
    closeModal()
    onChosen(clip)
  }

  return (
    <Dialog title={title} isOpen onClose={closeModal}>
      <ChooseSong onChosen={choose} />
    </Dialog>
  )
}
