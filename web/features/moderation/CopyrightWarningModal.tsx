import { toasts } from '@arioso/contract/toasts'
import { texts } from '@arioso/contract/texts'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { refreshSession } from '../../data/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

export default function CopyrightWarningModal({ clipId, title }: ModalInput['copyright-warning']) {
  const [isBusy, setBusy] = useState(false)

  async function acknowledge(): Promise<void> {
    setBusy(true)
    try {
      await api('POST /api/moderation/ack-copyright-warning', { body: { clipId } })
      await refreshSession()
      closeModal()
      showToast(toasts.copyrightAcknowledged)
    } catch {
      showToast(toasts.copyrightNotAcknowledged)
      setBusy(false)
    }
  }

  return (
    <Dialog title="Copyright warning" description={texts.copyrightWarning} isOpen onClose={closeModal}>
      {title !== '' && (
        <p>
          The song: <strong className="wrap-anywhere">{title}</strong>
        </p>
      )}
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void acknowledge()}>
        I understand
      </Button>
    </Dialog>
  )
}
