import { PASSWORD_MIN } from '@arioso/contract/limits'
import { useState } from 'react'
import { resetPassword } from '../../data/session/account.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PasswordField } from '../../ui/controls/PasswordField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { SignInOrContinue } from './SignInOrContinue.tsx'

const TITLE = 'Choose a new password'

export function ResetPasswordPage() {
  const token = useAddressParameter('token') ?? ''
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <AuthFrame
        title="Your password has been changed"
        text={<p>You’ve been signed out everywhere. Sign in with your new password.</p>}
      >
        <SignInOrContinue />
      </AuthFrame>
    )
  }
  if (token === '') {
    return (
      <AuthFrame title={TITLE} text={<p>You’ll need the link we send to your email address.</p>}>
        <Button look="primary" size="large" onClick={() => askToSignIn({ view: 'forgot' })}>
          Send me a link
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={TITLE} text={<p>You’ll need it on every device from now on.</p>}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await resetPassword({ token, newPassword: read('password') })
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4 text-left">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        hint={`At least ${PASSWORD_MIN} characters`}
        error={problem.password}
      />
      {problem.form !== undefined && (
        <div role="alert" className="grid justify-items-start gap-2 text-danger">
          {problem.form}
          <Button size="small" onClick={() => askToSignIn({ view: 'forgot' })}>
            Send me a new link
          </Button>
        </div>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Change password
      </Button>
    </form>
  )
}
