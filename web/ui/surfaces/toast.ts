import type { ToastText } from '@arioso/contract/toasts'

export type ToastAction = { label: string; onClick: () => void }
// Of two with one id the later takes the earlier's place.
type Show = (text: ToastText, action?: ToastAction, id?: string) => void

const waiting: Parameters<Show>[] = []
const listeners = new Set<() => void>()
let present: Show | undefined

// What draws toasts is loaded by the first of them; until it stands, they wait.
export function showToast(...toast: Parameters<Show>): void {
  if (present !== undefined) {
    present(...toast)
    return
  }
  waiting.push(toast)
  for (const listener of listeners) listener()
}

export function isToastWanted(): boolean {
  return present !== undefined || waiting.length > 0
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startShowing(show: Show): () => void {
  present = show
  for (const toast of waiting.splice(0)) show(...toast)
  return () => {
    present = undefined
  }
}
