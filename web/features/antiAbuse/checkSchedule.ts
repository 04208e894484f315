import { ANTI_ABUSE } from '@arioso/contract/limits'

const PREFIX = 'arioso.checked.'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

// Kept per person, so that a reload or a second tab does not check sooner.
export function untilNextCheckMs(shelf: Shelf, userId: string, nowMs: number): number {
  const checkedAtMs = Number(shelf.getItem(PREFIX + userId) ?? Number.NEGATIVE_INFINITY)
  return Math.max(0, checkedAtMs + ANTI_ABUSE.againAfterMs - nowMs)
}

export function rememberCheck(shelf: Shelf, userId: string, nowMs: number): void {
  shelf.setItem(PREFIX + userId, String(nowMs))
}
