import { secondsPerBeat, type Score } from '../../engine/index.ts'

const TOLERANCE_SECONDS = 0.03
const LEAST_SHARE = 0.95
// Aubio tells an onset this much after it happened (measured on clicks; judge.test.ts checks it).
export const EAR_DELAY_SECONDS = 0.004

export type GridVerdict = { share: number; controlShare: number; onsets: number; passed: boolean }

/**
 * The share of heard onsets within 30 ms of a note the score has (swing, strums and rolls are the score's own), and the
 * same with the score moved by half its smallest step, which must be far worse or the measurement means nothing.
 */
export function judgeGrid(onsets: readonly number[], score: Score): GridVerdict {
  const beatSeconds = secondsPerBeat(score)
  const starts = score.parts.flatMap((part) => part.notes.map((note) => note.startBeat * beatSeconds))
  const times = [...new Set(starts)].sort((a, b) => a - b)
  const heard = onsets.map((onset) => onset - EAR_DELAY_SECONDS)
  const share = shareNear(heard, times)
  const controlShare = shareNear(
    heard.map((onset) => onset + usualStep(times) / 2),
    times,
  )
  return { share, controlShare, onsets: onsets.length, passed: share >= LEAST_SHARE }
}

function shareNear(heard: readonly number[], times: readonly number[]): number {
  if (heard.length === 0) return 1
  return heard.filter((onset) => distanceTo(onset, times) <= TOLERANCE_SECONDS).length / heard.length
}

function distanceTo(onset: number, times: readonly number[]): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle] < onset) low = middle + 1
    else high = middle
  }
  const after = low < times.length ? times[low] - onset : Infinity
  const before = low > 0 ? onset - times[low - 1] : Infinity
  return Math.min(before, after)
}

/** The commonest distance between notes that are not struck together. */
function usualStep(times: readonly number[]): number {
  const gaps = times.slice(1).flatMap((time, i) => (time - times[i] > 0.06 ? [time - times[i]] : []))
  gaps.sort((a, b) => a - b)
  return gaps[gaps.length >> 1] ?? 0.25
}
