import type { Clip } from '@arioso/contract'
import { ChooseSong } from '../songs/ChooseSong.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, type ModalInput } from './modal.ts'

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
