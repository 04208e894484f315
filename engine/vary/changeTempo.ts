import type { Score } from '../score.ts'

const SLOWEST_BPM = 40
const FASTEST_BPM = 220

/** Everything lies on beats, so everything moves along. */
export function changeTempo(score: Score, share: number): Score {
  return { ...score, tempoBpm: tempoAfter(score, share) }
}

export function tempoAfter({ tempoBpm }: Score, share: number): number {
  return Math.min(FASTEST_BPM, Math.max(SLOWEST_BPM, Math.round(tempoBpm * share)))
}
