import { AudioLines, Repeat2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, type ModalInput } from './modal.ts'
import { introduceRemixing } from './remixIntroduction.ts'

export default function RemixIntroductionModal({ title }: ModalInput['remix-introduction']) {
  function understand(): void {
    introduceRemixing()
    closeModal()
  }

  return (
    <Dialog
      title="Remix a song"
      description={`Make something new of “${title}”. The song itself stays as it is.`}
      isOpen
      onClose={understand}
    >
      <ul className="grid gap-4">
        <li className="flex gap-3">
          <Repeat2 size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            <strong>Cover</strong> keeps melody, words and form, and plays them in the style you write.
          </p>
        </li>
        <li className="flex gap-3">
          <AudioLines size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            <strong>Extend</strong> goes on from the second you choose. Get Full Song then joins both.
          </p>
        </li>
      </ul>
      <Button look="primary" size="large" onClick={understand}>
        Start remixing
      </Button>
    </Dialog>
  )
}
