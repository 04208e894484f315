import type { Random } from '@arioso/words'
import type { ChordQuality, Key } from '../../score.ts'
import { chordSymbol, type ProgressionChord } from './parseProgression.ts'
import { isMinorLike, pitchClass } from './scales.ts'

type Substitute = { interval: number; quality: ChordQuality }

const MOST_BORROWED_SHARE = 0.66

// By semitones above the tonic: what a bolder writer puts in place of the plain chord. The tonic always stays.
const MAJOR_SUBSTITUTES: Readonly<Record<number, Substitute[]>> = {
  2: [
    { interval: 2, quality: '7' },
    { interval: 1, quality: 'maj7' },
  ],
  4: [
    { interval: 4, quality: '7' },
    { interval: 3, quality: 'maj' },
  ],
  5: [
    { interval: 5, quality: 'min' },
    { interval: 5, quality: 'm6' },
  ],
  7: [
    { interval: 10, quality: 'maj' },
    { interval: 7, quality: 'min7' },
  ],
  9: [
    { interval: 8, quality: 'maj' },
    { interval: 9, quality: '7' },
  ],
  10: [{ interval: 10, quality: '9' }],
}

const MINOR_SUBSTITUTES: Readonly<Record<number, Substitute[]>> = {
  3: [{ interval: 3, quality: 'aug' }],
  5: [{ interval: 5, quality: 'maj' }],
  7: [{ interval: 7, quality: '7' }],
  8: [
    { interval: 1, quality: 'maj' },
    { interval: 8, quality: 'maj7' },
  ],
  10: [
    { interval: 7, quality: '7' },
    { interval: 11, quality: 'dim' },
  ],
}

/** What may stand in a chord's place from outside the scale. */
export function borrowed(chord: ProgressionChord, key: Key, random: Random): ProgressionChord | undefined {
  const substitutes = isMinorLike(key.mode) ? MINOR_SUBSTITUTES : MAJOR_SUBSTITUTES
  const choices = substitutes[pitchClass(chord.root - key.tonic)]
  if (!choices || chord.quality === '5') return undefined
  const { interval, quality } = random.pick(choices)
  const substitute = { root: pitchClass(key.tonic + interval), quality }
  return { ...substitute, symbol: chordSymbol(substitute, key) }
}

// Replaces some chords of a progression, the same ones each time it returns.
export function borrowChords(
  bars: readonly ProgressionChord[][],
  key: Key,
  boldness: number,
  random: Random,
): ProgressionChord[][] {
  if (boldness <= 0) return [...bars]
  return bars.map((bar) =>
    bar.map((chord) =>
      random.chance(boldness * MOST_BORROWED_SHARE) ? (borrowed(chord, key, random) ?? chord) : chord,
    ),
  )
}
