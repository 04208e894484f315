import type { ChordQuality, Key } from '../../score.ts'
import { chordSymbol, type ProgressionChord } from './parseProgression.ts'
import { isMinorLike, pitchClass } from './scales.ts'

/** A chord from outside the scale and where it leads. `from`, `to` and `root` count semitones above the tonic. */
type Turn = { from: number; to: readonly number[]; root: number; quality: ChordQuality }

const FIFTH = 7

// Instead of the plain chord, where the next one answers it: II7 before V, the minor fourth before home.
const MAJOR_INSTEAD: readonly Turn[] = [
  { from: 2, to: [7], root: 2, quality: '7' },
  { from: 4, to: [9, 5], root: 4, quality: '7' },
  { from: 4, to: [5], root: 3, quality: 'maj' },
  { from: 4, to: [2], root: 9, quality: '7' },
  { from: 5, to: [0], root: 5, quality: 'min' },
  { from: 5, to: [0], root: 5, quality: 'm6' },
  { from: 5, to: [7], root: 2, quality: '7' },
  { from: 5, to: [7], root: 8, quality: 'maj' },
  { from: 5, to: [9], root: 4, quality: '7' },
  { from: 7, to: [9], root: 4, quality: '7' },
  { from: 7, to: [5, 0], root: 10, quality: 'maj' },
  { from: 7, to: [5], root: 7, quality: 'min7' },
  { from: 9, to: [7, 10], root: 8, quality: 'maj' },
  { from: 9, to: [2], root: 9, quality: '7' },
  { from: 9, to: [5], root: 0, quality: '7' },
  { from: 10, to: [0], root: 10, quality: '9' },
]

const MINOR_INSTEAD: readonly Turn[] = [
  { from: 7, to: [0, 8], root: 7, quality: '7' },
  { from: 10, to: [0], root: 7, quality: '7' },
  { from: 5, to: [0, 10], root: 5, quality: 'maj' },
  { from: 5, to: [7], root: 1, quality: 'maj' },
  { from: 2, to: [7], root: 1, quality: 'maj' },
  { from: 8, to: [7], root: 1, quality: 'maj' },
  { from: 3, to: [8], root: 3, quality: '7' },
  { from: 3, to: [10], root: 5, quality: '7' },
  { from: 3, to: [5], root: 0, quality: '7' },
  { from: 8, to: [0], root: 7, quality: '7' },
  { from: 8, to: [5], root: 0, quality: '7' },
  { from: 8, to: [10], root: 5, quality: '7' },
  { from: 10, to: [5], root: 0, quality: '7' },
  { from: 10, to: [8], root: 3, quality: '7' },
]

// In the second half of a bar, on the way to the next chord.
const MAJOR_ON_THE_WAY: readonly Turn[] = [
  { from: 5, to: [0], root: 5, quality: 'm6' },
  { from: 0, to: [2], root: 1, quality: 'dim' },
  { from: 5, to: [7], root: 6, quality: 'dim' },
  { from: 7, to: [9], root: 8, quality: 'dim' },
]

const MINOR_ON_THE_WAY: readonly Turn[] = [
  { from: 8, to: [10], root: 9, quality: 'dim' },
  { from: 10, to: [0], root: 11, quality: 'dim' },
]

const MAJOR_PULLED_TO = new Set([0, 2, 4, 5, 7, 9, 10])
const MINOR_PULLED_TO = new Set([0, 3, 5, 7, 8, 10])

function degree(chord: ProgressionChord, key: Key): number {
  return pitchClass(chord.root - key.tonic)
}

export function named(chord: Omit<ProgressionChord, 'symbol'>, key: Key): ProgressionChord {
  return { ...chord, symbol: chordSymbol(chord, key) }
}

function fitting(turns: readonly Turn[], chord: ProgressionChord, next: ProgressionChord, key: Key) {
  const [from, to] = [degree(chord, key), degree(next, key)]
  return turns
    .filter((turn) => turn.from === from && turn.to.includes(to))
    .map(({ root, quality }) => named({ root: pitchClass(key.tonic + root), quality }, key))
}

/** What may stand in a chord's place because of what follows it. */
export function insteadOf(chord: ProgressionChord, next: ProgressionChord, key: Key): ProgressionChord[] {
  if (chord.quality === '5' || chord.bass !== undefined) return []
  const choices = fitting(isMinorLike(key.mode) ? MINOR_INSTEAD : MAJOR_INSTEAD, chord, next, key)
  return choices.filter(({ root, quality }) => root !== chord.root || quality !== chord.quality)
}

/** Chords that may sound between two others without being anybody's dominant. */
export function onTheWay(chord: ProgressionChord, next: ProgressionChord, key: Key): ProgressionChord[] {
  return fitting(isMinorLike(key.mode) ? MINOR_ON_THE_WAY : MAJOR_ON_THE_WAY, chord, next, key)
}

/** The dominant of the next chord, where the ear knows that chord as a place to go to. */
export function dominantOf(chord: ProgressionChord, next: ProgressionChord, key: Key): ProgressionChord | undefined {
  const places = isMinorLike(key.mode) ? MINOR_PULLED_TO : MAJOR_PULLED_TO
  const root = pitchClass(next.root + FIFTH)
  const isThere = chord.root === next.root || (chord.root === root && !['maj', 'min'].includes(chord.quality))
  return isThere || !places.has(degree(next, key)) ? undefined : named({ root, quality: '7' }, key)
}

const SECOND = 2
// Where a whole cadence may lead in the middle of a song: the fourth, the sixth and the second, or in minor the third.
const MAJOR_CADENCES = new Set([2, 5, 9])
const MINOR_CADENCES = new Set([3, 5, 8])

/** The second and the fifth of the next chord's own key, one after the other: a bar that makes it home for a moment. */
export function cadenceTo(next: ProgressionChord, key: Key): ProgressionChord[] {
  const places = isMinorLike(key.mode) ? MINOR_CADENCES : MAJOR_CADENCES
  if (!places.has(degree(next, key))) return []
  const isMinor = next.quality.startsWith('min') || next.quality === 'm6'
  const second = { root: pitchClass(next.root + SECOND), quality: isMinor ? 'm7b5' : 'min7' } as const
  return [named(second, key), named({ root: pitchClass(next.root + FIFTH), quality: '7' }, key)]
}
