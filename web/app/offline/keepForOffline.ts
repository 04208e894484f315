import { inBackground } from '../../data/api/inBackground.ts'
import { keepFrame } from '../../data/session/keptFor.ts'
import { offerUpdate } from './offerUpdate.ts'

const ASK_AGAIN_MS = 60 * 60 * 1000

export async function keepForOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  offerUpdate(registration)
  askForUpdates(registration)
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null) {
    navigator.serviceWorker.addEventListener('controllerchange', keepFrameSoon, { once: true })
  } else keepFrameSoon()
}

function keepFrameSoon(): void {
  inBackground('the frame was not kept', keepFrame())
}

// Browsers look for a new version when a document is loaded, and a tab with music may stay for days.
function askForUpdates(registration: ServiceWorkerRegistration): void {
  let askedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAtMs < ASK_AGAIN_MS) return
    askedAtMs = Date.now()
    inBackground('nobody knows whether there is a new version', registration.update())
  })
}
