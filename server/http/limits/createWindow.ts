import type { LimitStore } from '@arioso/storage'

export type WindowState = { left: number; secondsUntilReset: number; isOver: boolean }

export type CallWindow = (key: string) => Promise<WindowState>

type Counting = { storage: { limits: LimitStore }; now: () => Date }

/** So many calls in each window, counted by key across all API processes; every call returns the state. */
export function createWindow(
  { storage: { limits }, now }: Counting,
  { name, max, perMs }: { name: string; max: number; perMs: number },
): CallWindow {
  return async (key) => {
    const atMs = now().getTime()
    const [window] = await limits.count([{ key: `${name}:${key}`, calls: 1, perMs }], atMs)
    const { used, endsAtMs } = window ?? { used: 0, endsAtMs: atMs }
    return { left: Math.max(0, max - used), secondsUntilReset: Math.ceil((endsAtMs - atMs) / 1000), isOver: used > max }
  }
}
