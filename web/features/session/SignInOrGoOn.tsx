import { Link, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'

export function SignInOrGoOn() {
  const { user } = useSession()
  const navigate = useNavigate()
  if (user !== null) {
    return (
      <Link to="/" className={buttonLook('primary', 'large')}>
        Go on to Arioso
      </Link>
    )
  }
  return (
    <Button
      look="primary"
      size="large"
      onClick={() => askToSignIn({ afterwards: () => void navigate({ to: '/', replace: true }) })}
    >
      Sign in
    </Button>
  )
}
