import { useState } from 'react'
import { acceptCustomTerms } from '../../data/session/session.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

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
      showToast(toastForFailedSong(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Singing your own words" isOpen>
      <p className="text-soft">
        The lyrics must be your own, or you must have the right to use them. Lyrics that harm or impersonate others will
        be removed.
      </p>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void accept()} className="w-full">
        I accept
      </Button>
    </Dialog>
  )
}
