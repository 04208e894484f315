import { showToast } from '../../ui/surfaces/toast.ts'

const KEY = 'arioso.errorBeforeReload'

// Retry keeps what went wrong, reloads, and the fresh page tells it.
export function retryByReload(message: string): void {
  sessionStorage.setItem(KEY, message)
  location.reload()
}

export function showErrorAfterReload(): void {
  const message = sessionStorage.getItem(KEY)
  if (message === null) return
  sessionStorage.removeItem(KEY)
  showToast({ title: 'Before reloading', message, seconds: 6, kind: 'error' })
}
