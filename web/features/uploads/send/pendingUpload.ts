// The upload this tab waits for. A reload would otherwise lose sight of it while the server still processes it.
const KEY = 'arioso.pendingUpload'

export function findPendingUpload(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function keepPendingUpload(id: string): void {
  sessionStorage.setItem(KEY, id)
}

export function forgetPendingUpload(): void {
  sessionStorage.removeItem(KEY)
}
