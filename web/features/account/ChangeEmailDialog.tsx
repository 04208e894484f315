import { useState } from 'react'
import { changeEmail, useOutboxHint } from '../../data/account.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type ChangeEmailProps = { isVerified: boolean; isOpen: boolean; onClose: () => void }

export function ChangeEmailDialog({ isVerified, isOpen, onClose }: ChangeEmailProps) {
  return (
    <Dialog
      title="Change e-mail"
      description={
        isVerified
          ? 'Your old address is asked first, then the new one. Until both agree nothing changes.'
          : 'The new address gets a mail with a link. Until it is opened nothing changes.'
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
    await changeEmail(email)
    setSentFor(email)
  })
  if (sentFor !== '') {
    return (
      <output className="grid gap-3">
        <p className="wrap-anywhere">
          {isVerified ? 'Open the mail we sent to your old address.' : `Open the mail we sent to ${sentFor}.`}
        </p>
        {hint !== undefined && <p className="text-soft">{hint}</p>}
      </output>
    )
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField label="New e-mail" name="email" type="email" autoComplete="email" required error={problem.email} />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Send the mail
      </Button>
    </form>
  )
}
