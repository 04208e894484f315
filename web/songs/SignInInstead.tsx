import { useSession } from '../data/session/session.ts'
import { askToSignIn } from '../data/session/signInRequest.ts'
import { Button } from '../ui/controls/Button.tsx'

// What a visitor may not see may be their own: beside the way out stands the way in.
export function SignInInstead() {
  const { user, isLoading } = useSession()
  if (user !== null || isLoading) return null
  return (
    <Button look="primary" onClick={() => askToSignIn()}>
      Sign in
    </Button>
  )
}
