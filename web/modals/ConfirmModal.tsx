import { useState } from 'react'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ConfirmInput } from './modal.ts'

export default function ConfirmModal({ title, text, verb, isDangerous, onConfirm }: ConfirmInput) {
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    try {
      await onConfirm()
      closeModal()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} description={text} isOpen onClose={closeModal}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={closeModal}>
          Cancel
        </Button>
        <Button look={isDangerous === true ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void confirm()}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
