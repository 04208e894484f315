import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, type ConfirmInput } from './modal.ts'

export default function ConfirmModal({ title, text, verb, isDangerous = false, onConfirm }: ConfirmInput) {
  function confirm(): void {
    closeModal()
    void onConfirm()
  }
  return (
    <Dialog title={title} description={text} isOpen onClose={closeModal}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={closeModal}>Cancel</Button>
        <Button look={isDangerous ? 'danger' : 'primary'} onClick={confirm}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
