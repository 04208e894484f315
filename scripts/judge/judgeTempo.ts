import type { Score } from '../../engine/index.ts'
import { median } from './statistics.ts'

// A listener may count in halves or doubles; where beats come in threes, in thirds too.
const EVEN_COUNTS = [0.5, 1, 2]
const TRIPLE_COUNTS = [1 / 3, 2 / 3, 4 / 3, 1.5, 3]
const MOST_AWAY = 0.01
/**
 * Aubio lays out a second or two of beats at once, each this much too soon after the last, and then starts anew at the
 * right place (measured on clicks of every tempo; judge.test.ts checks it): a few beats count 1% fast at 200 a minute.
 */
export const EAR_HASTE_SECONDS = 0.0029
// Gaps that belong to one count: where aubio starts anew the gap is another one.
const SAME_COUNT = 0.03

export type TempoVerdict = { heardBpm: number; offPercent: number; passed: boolean }

/** Counts the beats the ears heard against the score's tempo. */
export function judgeTempo(beats: readonly number[], score: Score): TempoVerdict {
  const heardBpm = countBeats(beats)
  const triple = score.meter.beats % 3 === 0 || score.swing > 0.3
  const counts = triple ? [...EVEN_COUNTS, ...TRIPLE_COUNTS] : EVEN_COUNTS
  const off = Math.min(...counts.map((count) => Math.abs(heardBpm / (score.tempoBpm * count) - 1)))
  return { heardBpm, offPercent: 100 * off, passed: off <= MOST_AWAY }
}

/** Beats a minute as counted for the longest time: who changes from whole to half beats has not lost the count. */
function countBeats(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((beat, i) => beat - beats[i] + EAR_HASTE_SECONDS)
  const counts = gaps.map((gap) => {
    const alike = gaps.map((other) => other * 2 ** Math.round(Math.log2(gap / other)))
    return {
      usual: median(alike.filter((other) => Math.abs(other / gap - 1) < SAME_COUNT)),
      seconds: gaps.reduce((sum, other, i) => sum + (Math.abs(alike[i] / gap - 1) < SAME_COUNT ? other : 0), 0),
    }
  })
  const longest = counts.reduce((best, count) => (count.seconds > best.seconds ? count : best), {
    usual: 0,
    seconds: 0,
  })
  return longest.usual > 0 ? 60 / longest.usual : 0
}
