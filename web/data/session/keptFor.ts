import { inBackground } from '../api/inBackground.ts'
import { ALL_KEPT, KEPT_REPLIES } from '../api/keptCaches.ts'

const KEY = 'arioso.keptFor'
const NOBODY = 'nobody'

// Pages kept for when there is no connection are those of one person: who comes next on this device finds none of them.
export function keepFor(userId: string | null): void {
  const owner = userId ?? NOBODY
  if (!('caches' in globalThis) || localStorage.getItem(KEY) === owner) return
  localStorage.setItem(KEY, owner)
  inBackground('kept pages were not forgotten', forgetKeptPages())
}

async function forgetKeptPages(): Promise<void> {
  await Promise.all(ALL_KEPT.map((name) => caches.delete(name)))
  await keepFrame()
}

/** The page without which no other one can be opened. */
export async function keepFrame(): Promise<void> {
  if (navigator.serviceWorker?.controller == null) return
  await (await caches.open(KEPT_REPLIES)).add('/')
}
