// '1:05' or '65' to seconds; undefined while it is neither.
export function parseClock(text: string): number | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,4})$/.exec(text.trim())
  if (match === null) return undefined
  const [, minutes, seconds] = match
  if (minutes !== undefined && Number(seconds) > 59) return undefined
  return Number(minutes ?? 0) * 60 + Number(seconds)
}

export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** What was written, unless the moment was chosen elsewhere since. */
export function showClock(written: string, seconds: number | null): string {
  return seconds === null || parseClock(written) === Math.floor(seconds) ? written : formatClock(seconds)
}
