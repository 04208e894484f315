import { useEffect, useSyncExternalStore } from 'react'
import { isToastWanted, subscribeToToasts } from './toast.ts'
import { lazyPart } from '../lazy/lazyPart.ts'
import { LazyParts } from '../lazy/LazyParts.tsx'

const loadToaster = () => import('./Toaster.tsx')
const Toaster = lazyPart(loadToaster)

const SETTLED_MS = 3000

export function Toasts({ isOverFilm }: { isOverFilm: boolean }) {
  const isWanted = useSyncExternalStore(subscribeToToasts, isToastWanted)
  useLoadedSoon()
  return <LazyParts>{isWanted && <Toaster isOverFilm={isOverFilm} />}</LazyParts>
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
