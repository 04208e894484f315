import { BANNER_DISMISSED_MS } from '@arioso/contract/limits'

const PREFIX = 'arioso.dismissed.'

export type Dismissable = 'home-screen-banner' | 'app-prompt'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export function dismiss(storage: Shelf, what: Dismissable, nowMs: number): void {
  storage.setItem(PREFIX + what, String(nowMs))
}

export function isDismissed(storage: Shelf, what: Dismissable, nowMs: number): boolean {
  const dismissedAtMs = Number(storage.getItem(PREFIX + what) ?? Number.NaN)
  return nowMs - dismissedAtMs < BANNER_DISMISSED_MS
}
