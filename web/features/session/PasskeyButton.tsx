import { useState } from 'react'
import { canUsePasskeys, signInWithPasskey } from '../../data/session/passkeys.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'

export function PasskeyButton() {
  const proceed = useAfterSignIn()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!canUsePasskeys()) return null
  const press = () => {
    setState('busy')
    signInWithPasskey().then(proceed, () => setState('failed'))
  }
  return (
    <div className="grid gap-2">
      <Button size="large" className="w-full" isBusy={state === 'busy'} onClick={press}>
        Sign in with a passkey
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-center text-danger">
          That didn’t work. Try again, or use your password.
        </p>
      )}
    </div>
  )
}
