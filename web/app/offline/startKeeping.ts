import { inBackground } from '../../data/api/inBackground.ts'

// After the visible page has loaded: nothing waits for this.
const QUIET_MS = 3000
const EMBEDDED = /^\/embed\//

export function startKeeping(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || EMBEDDED.test(location.pathname)) return
  setTimeout(() => inBackground('nothing is kept for later', keep()), QUIET_MS)
}

async function keep(): Promise<void> {
  const { keepForOffline } = await import('./keepForOffline.ts')
  await keepForOffline()
}
