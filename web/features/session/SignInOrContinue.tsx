import { Link } from '../../routing/Link.tsx'
import { useNavigate } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'

export function SignInOrContinue() {
  const { user } = useSession()
  const navigate = useNavigate()
  if (user !== null) {
    return (
      <Link to="/" className={buttonLook('primary', 'large')}>
        Continue to Arioso
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
