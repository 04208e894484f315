import { VariationChips } from '../../songs/facts/VariationChips.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

export default function VariationsModal({ clip }: ModalInput['variations']) {
  return (
    <Dialog
      title="Make a variation"
      description="Change one thing. The melody, lyrics, structure and band stay the same."
      isOpen
      onClose={closeModal}
    >
      <VariationChips clip={clip} onMade={closeModal} />
    </Dialog>
  )
}
