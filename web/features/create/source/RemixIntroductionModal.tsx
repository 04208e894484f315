import { AudioLines, Repeat2 } from 'lucide-react'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { closeModal, type ModalInput } from '../../../data/stores/openModal.ts'
import { introduceRemixing } from './remixIntroduction.ts'

export default function RemixIntroductionModal({ title }: ModalInput['remix-introduction']) {
  function understand(): void {
    introduceRemixing()
    closeModal()
  }

  return (
    <Dialog
      title="Remix a song"
      description={`Make something new from “${title}”. The original stays as it is.`}
      isOpen
      onClose={understand}
    >
      <ul className="grid gap-4">
        <li className="flex gap-3">
          <Repeat2 size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            <strong>Cover</strong> keeps the melody, lyrics and structure and plays them in the style you choose.
          </p>
        </li>
        <li className="flex gap-3">
          <AudioLines size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            <strong>Extend</strong> continues from any point you pick. Get Full Song then joins the two.
          </p>
        </li>
      </ul>
      <Button look="primary" size="large" onClick={understand}>
        Start remixing
      </Button>
    </Dialog>
  )
}
