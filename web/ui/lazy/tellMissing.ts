import { showToast } from '../surfaces/toast.ts'

const failed = { seconds: 6, kind: 'error' } as const
const offline = { ...failed, title: 'You’re offline', message: 'Try again when you’re back online.' }
const outdated = {
  ...failed,
  title: 'That couldn’t be loaded',
  message: 'Arioso may have been updated. Reload the page when it suits you.',
}

/** For whoever pressed something that had to be loaded first and could not be. */
export function tellMissing(): void {
  showToast(navigator.onLine ? outdated : offline)
}
