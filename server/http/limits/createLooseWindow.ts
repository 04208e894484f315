import type { CallWindow, LimitStore } from '@arioso/storage'

type Limit = { perMs: number; max: number }

export type LooseWindow = {
  count(key: string, limit: Limit): CallWindow
  // Adds what was counted here to what all have counted, and learns that.
  tell(): Promise<void>
}

type OwnWindow = CallWindow & Limit & { untold: number }

// Whoever comes so seldom is far from the limit even if fifty processes see them: nobody has to hear of them.
const TELL_FROM = 1 / 50
const KEYS_REMEMBERED = 20_000

/**
 * Counts in memory and asks the store only when told to: a limit for all processes that is late by that time and costs a call
 * nothing. For large limits that protect the machine, not for those that protect people.
 */
export function createLooseWindow(limits: LimitStore, now: () => number): LooseWindow {
  const windows = new Map<string, OwnWindow>()

  function count(key: string, { perMs, max }: Limit): CallWindow {
    const atMs = now()
    const found = windows.get(key)
    const isOpen = found !== undefined && found.endsAtMs > atMs
    const window = isOpen ? found : { used: 0, untold: 0, endsAtMs: atMs + perMs, perMs, max }
    window.used += 1
    window.untold += 1
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.keys()
    if (windows.size > KEYS_REMEMBERED && oldest !== undefined) windows.delete(oldest)
    return window
  }

  async function tell(): Promise<void> {
    const atMs = now()
    const worthTelling = ({ untold, used, max, endsAtMs }: OwnWindow) =>
      untold > 0 && used > max * TELL_FROM && endsAtMs > atMs
    const told = [...windows].filter(([, window]) => worthTelling(window))
    if (told.length === 0) return
    const calls = told.map(([key, { untold, perMs }]) => ({ key, calls: untold, perMs }))
    for (const [, window] of told) window.untold = 0
    const all = await limits.count(calls, atMs)
    for (const [index, [, window]] of told.entries()) {
      const { used, endsAtMs } = all[index] ?? window
      window.used = used + window.untold
      window.endsAtMs = endsAtMs
    }
  }

  return { count, tell }
}
