import { useLocation, useNavigate } from '../../routing/useRouter.ts'
import { closeSignIn, signInRequest } from '../../data/session/signInRequest.ts'

// On phones the create page opens, unless it is open already; elsewhere the action begun before signing in continues.
export function useAfterSignIn(): () => void {
  const navigate = useNavigate()
  const path = useLocation(({ pathname }) => pathname)
  return () => {
    const { afterwards } = signInRequest.get()
    closeSignIn()
    const isPhone = matchMedia('(max-width: 767px)').matches
    const isCreating = path === '/create' || path.startsWith('/create/')
    if (isPhone && !isCreating) void navigate({ to: '/create/' })
    else afterwards?.()
  }
}
