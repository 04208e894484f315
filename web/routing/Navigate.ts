import { useEffect } from 'react'
import { addressOf } from './location.ts'
import type { Destination, Target } from './register.ts'
import { useRouter } from './useRouter.ts'

// A page that leads on at once, and leaves no place of its own in the history.
export function Navigate<const To extends Target>(props: Destination<To>): null {
  const router = useRouter()
  const address = addressOf(props, router.history.location)
  useEffect(() => void router.enter(address, { replace: true }), [router, address])
  return null
}
