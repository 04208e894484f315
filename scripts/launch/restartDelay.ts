const WINDOW_MS = 10 * 60_000
const FIRST_MS = 500
const LONGEST_MS = 60_000

/** How long to wait before something that ended is started again: not at all once in ten minutes, then ever longer. */
export function restartDelayMs(endedAt: readonly number[], now: number): number {
  const recent = endedAt.filter((moment) => now - moment < WINDOW_MS).length
  return recent <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (recent - 2))
}
