import { useSignInWays, signInWith } from './signInWays.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'

/** One button for each provider this server knows; nothing where it knows none. */
export function SignInWays() {
  const ways = useSignInWays()
  if (ways.length === 0) return null
  return (
    <div className="grid gap-2">
      {ways.map(({ id, name }) => (
        <Button key={id} size="large" className="w-full" onClick={() => void enter(id)}>
          Continue with {name}
        </Button>
      ))}
      <p className="text-center text-sm text-faint">or with your email</p>
    </div>
  )
}

async function enter(provider: string): Promise<void> {
  try {
    await signInWith(provider)
  } catch (error) {
    showToast(toastForRefusal(error))
  }
}
