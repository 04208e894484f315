// Calls of one key, counted in windows of perMs that begin with the first of them.
export type CountedCalls = { key: string; calls: number; perMs: number }

export type CallWindow = { used: number; endsAtMs: number }

// So many at once, then one again after each pause.
export type AllowanceRule = { atOnce: number; pauseMs: number }

// Times in ms since 1970, by the caller's clock: machines that share a store need clocks that agree.
export type LimitStore = {
  // Each key once; the windows come in the same order.
  count(calls: readonly CountedCalls[], atMs: number): Promise<CallWindow[]>
  // False when nothing is left; nothing is taken then.
  take(key: string, rule: AllowanceRule, atMs: number): Promise<boolean>
  giveBack(key: string, rule: AllowanceRule): Promise<void>
  msUntilNext(key: string, rule: AllowanceRule, atMs: number): Promise<number>
  removeEnded(atMs: number): Promise<void>
}
