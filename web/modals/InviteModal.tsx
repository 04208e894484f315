import { toasts } from '@arioso/contract/errors'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import { shellToasts } from '../app/shellToasts.ts'
import { closeModal } from './modal.ts'

export default function InviteModal() {
  const [isCopied, setCopied] = useState(false)
  const address = location.origin

  // The clipboard only exists on https and localhost; elsewhere the address stays there to be selected.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      showToast(toasts.copiedToClipboard)
    } catch {
      showToast(shellToasts.copyByHand)
    }
  }

  return (
    <Dialog
      title="Invite friends"
      description="Send them here: listening needs no account. Credits for invitations will come later."
      isOpen
      onClose={closeModal}
    >
      <TextField label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
      <Button look="primary" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the address'}
      </Button>
    </Dialog>
  )
}
