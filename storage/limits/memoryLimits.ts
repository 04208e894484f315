import type { AllowanceRule, CallWindow, CountedCalls } from './limitStore.ts'

// What a LimitStore does, at once: for what is counted in one process alone.
export type MemoryLimits = {
  count(calls: readonly CountedCalls[], atMs: number): CallWindow[]
  take(key: string, rule: AllowanceRule, atMs: number): boolean
  giveBack(key: string, rule: AllowanceRule): void
  msUntilNext(key: string, rule: AllowanceRule, atMs: number): number
}

const KEYS_REMEMBERED = 20_000

export function createMemoryLimits(): MemoryLimits {
  const windows = createLatest<CallWindow>()
  // When all of an allowance is there again: the one number that says how much of it is left.
  const fullAt = createLatest<number>()

  function countOne({ key, calls, perMs }: CountedCalls, atMs: number): CallWindow {
    const found = windows.get(key)
    const isOpen = found !== undefined && found.endsAtMs > atMs
    const window = isOpen
      ? { used: found.used + calls, endsAtMs: found.endsAtMs }
      : { used: calls, endsAtMs: atMs + perMs }
    windows.set(key, window)
    return window
  }

  function msUntilNext(key: string, { atOnce, pauseMs }: AllowanceRule, atMs: number): number {
    return Math.max(0, (fullAt.get(key) ?? 0) - atMs - (atOnce - 1) * pauseMs)
  }

  return {
    count: (calls, atMs) => calls.map((each) => countOne(each, atMs)),
    take: (key, rule, atMs) => {
      if (msUntilNext(key, rule, atMs) > 0) return false
      fullAt.set(key, Math.max(fullAt.get(key) ?? 0, atMs) + rule.pauseMs)
      return true
    },
    giveBack: (key, { pauseMs }) => {
      const at = fullAt.get(key)
      if (at !== undefined) fullAt.set(key, at - pauseMs)
    },
    msUntilNext,
  }
}

// The least recently used key is dropped first.
function createLatest<T>(): Pick<Map<string, T>, 'get'> & { set(key: string, value: T): void } {
  const kept = new Map<string, T>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > KEYS_REMEMBERED && oldest !== undefined) kept.delete(oldest)
    },
  }
}
