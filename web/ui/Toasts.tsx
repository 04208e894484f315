import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isToastWanted, subscribeToToasts } from './toast.ts'

const loadToaster = () => import('./Toaster.tsx')
const Toaster = lazy(loadToaster)

const SETTLED_MS = 3000

export function Toasts() {
  const isWanted = useSyncExternalStore(subscribeToToasts, isToastWanted)
  useLoadedSoon()
  return <Suspense>{isWanted && <Toaster />}</Suspense>
}

// Fetched once the page has settled: the toast that says the network is gone could not be fetched then.
function useLoadedSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadToaster().catch((error: unknown) => console.warn('toasts could not be loaded', error))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
}
