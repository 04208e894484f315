import { useState } from 'react'
import { acceptCustomTerms } from '../data/session.ts'
import { toastForError } from '../songs/toastForError.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

// Only accepting closes it: own words are locked until then.
export default function TermsModal({ onAccepted }: ModalInput['terms']) {
  const [isBusy, setBusy] = useState(false)

  async function accept(): Promise<void> {
    setBusy(true)
    try {
      await acceptCustomTerms()
      closeModal()
      onAccepted?.()
    } catch (error) {
      showToast(toastForError(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Singing your own words" isOpen>
      <p className="text-soft">
        The words must be yours, or you must have the right to use them. Words that harm or impersonate others are taken
        down.
      </p>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void accept()} className="w-full">
        I accept
      </Button>
    </Dialog>
  )
}
