import type { PhraseMotif } from './phraseMotif.ts'
import type { MelodyPhrase } from './melodyPhrase.ts'

const FEWEST_TO_HOLD_ONE = 5
// A line of four bars has room to rest on its way, too.
const BARS_FOR_TWO = 4
const NEAREST_HOLDS = 3

/** The peak of the line, and a stressed syllable near where the motif holds: the end of a word, so that no word is torn. */
export function heldSyllables({ syllables, peak, bars }: MelodyPhrase, motif: PhraseMotif): ReadonlySet<number> {
  if (!motif.holds || syllables.length < FEWEST_TO_HOLD_ONE) return new Set()
  if (peak !== undefined && bars < BARS_FOR_TWO) return new Set([peak])
  const wanted = motif.holdPlace * syllables.length
  const choices = syllables.flatMap(({ stressed }, i) =>
    stressed && syllables[i + 1]?.startsWord && Math.abs(i - (peak ?? Infinity)) >= NEAREST_HOLDS ? [i] : [],
  )
  const nearest = choices.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted)).slice(0, 1)
  return new Set(peak === undefined ? nearest : [peak, ...nearest])
}
