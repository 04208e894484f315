export type WindowState = { left: number; secondsUntilReset: number; isOver: boolean }

export type CallWindow = (key: string) => WindowState

const KEYS_REMEMBERED = 20_000

/** So many calls in each window, counted by key in the memory of this process; the state is told with every call. */
export function createWindow(rule: { max: number; perMs: number; now: () => number }): CallWindow {
  const { max, perMs, now } = rule
  const windows = new Map<string, { used: number; endsAt: number }>()

  return (key) => {
    const at = now()
    const found = windows.get(key)
    const current = found !== undefined && at < found.endsAt ? found : { used: 0, endsAt: at + perMs }
    current.used += 1
    windows.delete(key)
    windows.set(key, current)
    const [oldest] = windows.keys()
    if (windows.size > KEYS_REMEMBERED && oldest !== undefined) windows.delete(oldest)
    return {
      left: Math.max(0, max - current.used),
      secondsUntilReset: Math.ceil((current.endsAt - at) / 1000),
      isOver: current.used > max,
    }
  }
}
