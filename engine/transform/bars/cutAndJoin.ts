import { secondsPerBeat, type Score } from '../../score.ts'
import { joinAt } from './joinAt.ts'
import { keepBefore } from './keepBefore.ts'
import { moveScore } from '../moveScore.ts'

/** What is heard between two moments, as a song of its own. */
export function cropScore(score: Score, fromSeconds: number, toSeconds: number): Score {
  const beatSeconds = secondsPerBeat(score)
  const endBeat = Math.min(score.lengthBeats, toSeconds / beatSeconds)
  const tailSeconds = Math.max(0, toSeconds - endBeat * beatSeconds)
  return { ...moveScore(keepBefore(score, endBeat), -fromSeconds / beatSeconds), tailSeconds }
}

/** One song up to a moment, then another of the same tempo. */
export function joinScores(first: Score, second: Score, atSeconds: number): Score {
  const atBeat = atSeconds / secondsPerBeat(first)
  return {
    ...joinAt(keepBefore(first, atBeat), moveScore(second, atBeat), atBeat),
    seed: first.seed,
    title: first.title,
  }
}
