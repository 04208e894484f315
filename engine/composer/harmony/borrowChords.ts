import type { Random } from '@arioso/words'
import type { Key } from '../../score.ts'
import type { ProgressionChord } from './parseProgression.ts'
import { insteadOf } from './turns.ts'

const MOST_BORROWED_SHARE = 0.95

// Replaces chords of a progression by bolder ones that still lead to the next, the same ones each time it returns. From
// the end to the beginning: what a chord becomes decides what may come before it. The first says where we are and stays.
export function borrowChords(
  bars: readonly ProgressionChord[][],
  key: Key,
  boldness: number,
  random: Random,
): ProgressionChord[][] {
  if (boldness <= 0) return [...bars]
  let next = bars[0][0]
  return bars
    .toReversed()
    .map((bar, fromEnd) =>
      bar
        .toReversed()
        .map((chord, j) => {
          const isFirst = fromEnd === bars.length - 1 && j === bar.length - 1
          const choices = isFirst ? [] : insteadOf(chord, next, key)
          const isBold = random.chance(boldness * MOST_BORROWED_SHARE)
          next = isBold && choices.length > 0 ? random.pick(choices) : chord
          return next
        })
        .toReversed(),
    )
    .toReversed()
}
