import { DISPLAY_NAME_MAX, PASSWORD_MIN } from '@arioso/contract/limits'
import { PlaceLink } from '../../ui/controls/PlaceLink.tsx'
import { usePlaces } from '../../data/usePlaces.ts'
import { signIn, signUp } from '../../data/session/signIn.ts'
import { nameFromEmail } from '../../data/session/signInProblem.ts'
import { signInRequest } from '../../data/session/signInRequest.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PasswordField } from '../../ui/controls/PasswordField.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SignInWays } from './SignInWays.tsx'

export function SignInForm({ view }: { view: 'sign-in' | 'sign-up' }) {
  const proceed = useAfterSignIn()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    const [name, email, password] = [read('name').trim(), read('email').trim(), read('password')]
    if (view === 'sign-in' && (await signIn({ email, password })) === 'code') {
      signInRequest.set({ view: 'code' })
      return
    }
    if (view === 'sign-up') await signUp({ name: name || nameFromEmail(email), email, password })
    proceed()
  })

  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <SignInWays />
      {view === 'sign-up' && (
        <TextField label="Name (optional)" name="name" autoComplete="name" maxLength={DISPLAY_NAME_MAX} />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete={view === 'sign-in' ? 'username' : 'email'}
        required
        error={problem.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={view === 'sign-in' ? 'current-password' : 'new-password'}
        required
        minLength={PASSWORD_MIN}
        hint={view === 'sign-up' ? `At least ${PASSWORD_MIN} characters` : undefined}
        error={problem.password}
      />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="mt-1 w-full">
        {view === 'sign-in' ? 'Sign in' : 'Sign up'}
      </Button>
      {view === 'sign-in' && <PasskeyButton />}
      {view === 'sign-up' && <TermsLine />}
    </form>
  )
}

function TermsLine() {
  const [terms, privacy] = usePlaces(['terms', 'privacy'])
  if (terms === undefined || privacy === undefined) return null
  return (
    <p className="text-center text-sm text-balance text-faint">
      By signing up you accept the <PlaceLink place={terms} isApart className="underline hover:text-text" />. What we
      keep about you: <PlaceLink place={privacy} isApart className="underline hover:text-text" />.
    </p>
  )
}
