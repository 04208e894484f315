import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output>
      {!isOnline && (
        <span className="flex items-center justify-center gap-2 bg-high px-4 py-2 text-text">
          <WifiOff size={16} aria-hidden="true" className="text-warning" />
          You’re offline. Whatever has loaded keeps playing.
        </span>
      )}
    </output>
  )
}
