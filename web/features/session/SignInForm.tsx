import { DISPLAY_NAME_MAX, PASSWORD_MIN } from '@arioso/contract/limits'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { signIn, signUp } from '../../data/session.ts'
import { nameFromEmail } from '../../data/signInProblem.ts'
import { closeSignIn, signInRequest } from '../../data/signInRequest.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

export function SignInForm({ view }: { view: 'sign-in' | 'sign-up' }) {
  const goOn = useGoOn()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    const [name, email, password] = [read('name').trim(), read('email').trim(), read('password')]
    if (view === 'sign-in') await signIn({ email, password })
    else await signUp({ name: name || nameFromEmail(email), email, password })
    goOn()
  })

  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      {view === 'sign-up' && (
        <TextField label="Name (optional)" name="name" autoComplete="name" maxLength={DISPLAY_NAME_MAX} />
      )}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete={view === 'sign-in' ? 'username' : 'email'}
        required
        error={problem.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
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
    </form>
  )
}

// On phones the create page opens, unless it is there already; elsewhere what was wanted before signing in goes on.
function useGoOn(): () => void {
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return () => {
    const { afterwards } = signInRequest.get()
    closeSignIn()
    const isPhone = matchMedia('(max-width: 767px)').matches
    const isCreating = path === '/create' || path.startsWith('/create/')
    if (isPhone && !isCreating) void navigate({ to: '/create/' })
    else afterwards?.()
  }
}
