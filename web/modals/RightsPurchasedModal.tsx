import { BadgeCheck, History } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, type ModalInput } from './modal.ts'

export default function RightsPurchasedModal({ planName }: ModalInput['rights-purchased']) {
  return (
    <Dialog
      title="You have the rights"
      description={`${planName} brings the rights to earn with your songs.`}
      isOpen
      onClose={closeModal}
    >
      <ul className="grid gap-4">
        <li className="flex gap-3">
          <BadgeCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>Songs you make from now on are yours to publish, sell and use in films, and stay so for good.</p>
        </li>
        <li className="flex gap-3">
          <History size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>Songs made on Free before stay for personal use.</p>
        </li>
      </ul>
      <Button look="primary" size="large" onClick={closeModal}>
        Done
      </Button>
    </Dialog>
  )
}
