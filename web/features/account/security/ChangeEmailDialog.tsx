import { useState } from 'react'
import { changeEmail, useOutboxHint } from '../../../data/session/account.ts'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'

type ChangeEmailProps = { isVerified: boolean; isOpen: boolean; onClose: () => void }

export function ChangeEmailDialog({ isVerified, isOpen, onClose }: ChangeEmailProps) {
  return (
    <Dialog
      isLayer
      title="Change email"
      description={
        isVerified
          ? 'We’ll email your old address first, then the new one. Nothing changes until both are confirmed.'
          : 'We’ll email a link to the new address. Nothing changes until you open it.'
      }
      isOpen={isOpen}
      onClose={onClose}
    >
      <ChangeEmailForm isVerified={isVerified} />
    </Dialog>
  )
}

function ChangeEmailForm({ isVerified }: { isVerified: boolean }) {
  const [sentFor, setSentFor] = useState('')
  const hint = useOutboxHint()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    const email = read('email').trim()
    await changeEmail({ newEmail: email, password: read('current') })
    setSentFor(email)
  })
  if (sentFor !== '') {
    return (
      <output className="grid gap-3">
        <p className="wrap-anywhere">
          {hint === undefined
            ? `Open the email we sent to ${isVerified ? 'your old address' : sentFor}.`
            : `The message with your link is ready. ${hint}`}
        </p>
      </output>
    )
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField label="New email" name="email" type="email" autoComplete="email" required error={problem.email} />
      <PasswordQuestion problem={problem} />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Send email
      </Button>
    </form>
  )
}
