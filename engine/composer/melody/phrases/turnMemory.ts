// Which turns a song's tune has taken: two intervals in a row that were sung are likelier to come again, from any tone, so that
// its figures return as sequences.
import { log } from '../../../audio/math.ts'

export type TurnMemory = {
  /** How much a song likes to go on by an interval after the one before it. */
  liking(before: number, interval: number): number
  remember(pitches: readonly number[]): void
}

const LIKING = 0.45
const MOST_LIKING = 1.2

export function createTurnMemory(): TurnMemory {
  const turns = new Map<string, number>()
  const name = (before: number, interval: number): string => `${before} ${interval}`
  return {
    liking(before, interval) {
      // A tone that was repeated is no figure.
      if (before === 0 && interval === 0) return 0
      return Math.min(MOST_LIKING, LIKING * log(1 + (turns.get(name(before, interval)) ?? 0)))
    },
    remember(pitches) {
      for (let i = 2; i < pitches.length; i++) {
        const turn = name(pitches[i - 1] - pitches[i - 2], pitches[i] - pitches[i - 1])
        turns.set(turn, (turns.get(turn) ?? 0) + 1)
      }
    },
  }
}
