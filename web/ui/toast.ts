import type { ToastText } from '@arioso/contract/errors'

export type ToastAction = { label: string; onClick: () => void }
type Show = (text: ToastText, action?: ToastAction) => void

const waiting: Parameters<Show>[] = []
const listeners = new Set<() => void>()
let present: Show | undefined

// What draws toasts is loaded by the first of them; until it stands, they wait.
export function showToast(text: ToastText, action?: ToastAction): void {
  if (present !== undefined) {
    present(text, action)
    return
  }
  waiting.push([text, action])
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
  for (const [text, action] of waiting.splice(0)) show(text, action)
  return () => {
    present = undefined
  }
}
