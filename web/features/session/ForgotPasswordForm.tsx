import { useState } from 'react'
import { requestPasswordReset, useOutboxHint } from '../../data/session/account.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState('')
  const hint = useOutboxHint()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    const email = read('email').trim()
    await requestPasswordReset(email)
    setSentTo(email)
  })
  if (sentTo !== '') {
    return (
      <output className="grid gap-3">
        <p className="wrap-anywhere">
          If {sentTo} has an account,{' '}
          {hint === undefined ? 'we’ve sent a link to it' : 'a message with a link is ready'}. The link works for an
          hour.
        </p>
        {hint !== undefined && <p className="text-soft">{hint}</p>}
      </output>
    )
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        hint="We’ll send you a link. Your password stays the same until you choose a new one."
        error={problem.email}
      />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="mt-1 w-full">
        Send me a link
      </Button>
    </form>
  )
}
