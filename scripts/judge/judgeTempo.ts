import type { Score } from '../../engine/index.ts'
import { median } from './statistics.ts'

// A listener may count in halves or doubles; where beats come in threes, in thirds too.
const EVEN_COUNTS = [0.5, 1, 2]
const TRIPLE_COUNTS = [1 / 3, 2 / 3, 4 / 3, 1.5, 3]
const MOST_AWAY = 0.01

export type TempoVerdict = { heardBpm: number; offPercent: number; passed: boolean }

/** Counts the beats the ears heard against the score's tempo. */
export function judgeTempo(beats: readonly number[], score: Score): TempoVerdict {
  const heardBpm = countBeats(beats)
  const triple = score.meter.beats % 3 === 0 || score.swing > 0.3
  const counts = triple ? [...EVEN_COUNTS, ...TRIPLE_COUNTS] : EVEN_COUNTS
  const off = Math.min(...counts.map((count) => Math.abs(heardBpm / (score.tempoBpm * count) - 1)))
  return { heardBpm, offPercent: 100 * off, passed: off <= MOST_AWAY }
}

/** Beats a minute over the longest stretch counted steadily: a slip by half a beat begins a new stretch. */
function countBeats(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((beat, i) => beat - beats[i])
  const usual = median(gaps)
  let best = { beats: 0, seconds: 0 }
  let from = 0
  for (let i = 0; i <= gaps.length; i++) {
    const steady = i < gaps.length && Math.abs(gaps[i] / usual - 1) < 0.12
    if (steady) continue
    const seconds = beats[i] - beats[from]
    if (seconds > best.seconds) best = { beats: i - from, seconds }
    from = i + 1
  }
  return best.seconds > 0 ? (60 * best.beats) / best.seconds : 0
}
