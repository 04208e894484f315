import { useState } from 'react'
import { requestPasswordReset, useOutboxHint } from '../../data/account.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

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
          {hint === undefined ? 'a mail with a link is on its way' : 'a letter with a link was written'}. The link works
          for an hour.
        </p>
        {hint !== undefined && <p className="text-soft">{hint}</p>}
      </output>
    )
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        hint="We send a link to it. Your password stays until you choose a new one."
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
