import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { refreshSession } from '../../data/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { closeModal } from '../../data/stores/openModal.ts'

// It can only be answered. When the answer cannot be kept it stays, and only the log tells.
export default function RemixPermissionModal() {
  const [busy, setBusy] = useState<'yes' | 'no'>()

  async function answer(canRemix: boolean): Promise<void> {
    setBusy(canRemix ? 'yes' : 'no')
    try {
      await api('POST /api/clips/remix_permissions/', { body: { can_remix: canRemix } })
      await refreshSession()
      closeModal()
    } catch (error) {
      console.warn('the remix permission could not be kept', error)
      setBusy(undefined)
    }
  }

  return (
    <Dialog
      title="Let others remix your songs?"
      description="People could make covers and extensions of your public songs. You can change this in your account, and for each song in its details."
      isOpen
    >
      <div className="grid gap-2">
        <Button look="primary" size="large" isBusy={busy === 'yes'} onClick={() => void answer(true)}>
          Yes
        </Button>
        <Button look="quiet" size="large" isBusy={busy === 'no'} onClick={() => void answer(false)}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}
