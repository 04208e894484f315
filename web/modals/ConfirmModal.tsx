import { useState } from 'react'
import { toastForRefusal } from '../data/toasts/toastForRefusal.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Dialog } from '../ui/surfaces/Dialog.tsx'
import { showToast } from '../ui/surfaces/toast.ts'
import { closeModal } from '../data/stores/openModal.ts'

export type ConfirmInput = {
  title: string
  text: string
  verb: string
  isDangerous?: boolean
  onConfirm: () => void | Promise<void>
}

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
