const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

// Only known within the hour, so nothing finer is claimed.
export function lastUsed(at: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(at)
  if (agoMs < 2 * HOUR_MS) return 'Used in the last few hours'
  if (agoMs < DAY_MS) return `Used ${days.format(-Math.floor(agoMs / HOUR_MS), 'hour')}`
  return `Used ${days.format(-Math.floor(agoMs / DAY_MS), 'day')}`
}
