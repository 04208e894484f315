import type { CallWindow, LimitStore } from '@arioso/storage'

type Limit = { perMs: number; max: number }

export type LooseWindow = {
  count(key: string, limit: Limit): CallWindow
  // Adds what was counted here to what all have counted, and learns that.
  sync(): Promise<void>
}

type OwnWindow = CallWindow & Limit & { unsynced: number }

// So few calls are far from the limit even if fifty processes see as many: the store need not know.
const SYNC_FROM = 1 / 50
const KEYS_REMEMBERED = 20_000

/**
 * Counts in memory and syncs with the store only now and then: a limit for all processes that lags by that time and costs a call
 * nothing. For large limits that protect the machine, not for those that protect people.
 */
export function createLooseWindow(limits: LimitStore, now: () => number): LooseWindow {
  const windows = new Map<string, OwnWindow>()

  function count(key: string, { perMs, max }: Limit): CallWindow {
    const atMs = now()
    const found = windows.get(key)
    const isOpen = found !== undefined && found.endsAtMs > atMs
    const window = isOpen ? found : { used: 0, unsynced: 0, endsAtMs: atMs + perMs, perMs, max }
    window.used += 1
    window.unsynced += 1
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.keys()
    if (windows.size > KEYS_REMEMBERED && oldest !== undefined) windows.delete(oldest)
    return window
  }

  async function sync(): Promise<void> {
    const atMs = now()
    const needsSync = ({ unsynced, used, max, endsAtMs }: OwnWindow) =>
      unsynced > 0 && used > max * SYNC_FROM && endsAtMs > atMs
    const due = [...windows].filter(([, window]) => needsSync(window))
    if (due.length === 0) return
    const calls = due.map(([key, { unsynced, perMs }]) => ({ key, calls: unsynced, perMs }))
    for (const [, window] of due) window.unsynced = 0
    const all = await limits.count(calls, atMs)
    for (const [index, [, window]] of due.entries()) {
      const { used, endsAtMs } = all[index] ?? window
      window.used = used + window.unsynced
      window.endsAtMs = endsAtMs
    }
  }

  return { count, sync }
}
