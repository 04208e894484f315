// Where the loudest stretch of a song begins, in whole seconds: usually a chorus.
export function findHighlight(peaks: readonly number[], durationSeconds: number, lengthSeconds: number): number {
  const lastStart = Math.floor(durationSeconds - lengthSeconds)
  if (peaks.length === 0 || lastStart <= 0) return 0
  const perSecond = peaks.length / durationSeconds
  let best = { start: 0, sum: -1 }
  for (let start = 0; start <= lastStart; start++) {
    const part = peaks.slice(Math.floor(start * perSecond), Math.floor((start + lengthSeconds) * perSecond))
    const sum = part.reduce((total, peak) => total + peak * peak, 0)
    if (sum > best.sum) best = { start, sum }
  }
  return best.start
}
