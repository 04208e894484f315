import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches)
}
