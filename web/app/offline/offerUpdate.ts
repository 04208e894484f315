import { inBackground } from '../../data/api/inBackground.ts'
import { newVersion } from './newVersion.ts'

// A page of the new version needs no reload; an older one keeps using its own files until asked to update.
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) settle(registration.waiting)
  awaitInstalled(registration.installing)
  registration.addEventListener('updatefound', () => awaitInstalled(registration.installing))
}

function awaitInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) settle(worker)
  })
}

function settle(worker: ServiceWorker): void {
  inBackground('the new version was not offered', decide(worker))
}

async function decide(worker: ServiceWorker): Promise<void> {
  const takeOver = () => worker.postMessage({ kind: 'take over' })
  if (await knowsThisPage(worker)) {
    takeOver()
    return
  }
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    takeOver()
  }
  newVersion.set({ update })
}

function knowsThisPage(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const file = entry === null ? '' : new URL(entry.src).pathname
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
  })
  worker.postMessage({ kind: 'knows', file }, [port2])
  return answer
}
