import { chordSymbol } from '../composer/harmony/parseProgression.ts'
import { chordIntervals, pitchClass } from '../composer/harmony/scales.ts'
import type { Chord, ChordQuality, Key } from '../score.ts'

/** Semitones above the tonic and what becomes of them; what is not named stays. */
export type Lights = ReadonlyMap<number, number>

// The tones that make a scale dark, and their bright neighbours.
export const DARK_TO_MAJOR: Lights = new Map([
  [3, 4],
  [8, 9],
  [10, 11],
])
// For phrygian, and for the sevenths of chords that lead to a dark sixth.
export const PHRYGIAN_TO_MAJOR: Lights = new Map([[1, 2], ...DARK_TO_MAJOR])
// In a song that is bright already the seventh belongs to its sevenths and blues.
export const BORROWED_TO_MAJOR: Lights = new Map([
  [3, 4],
  [8, 9],
])

const PLAIN: readonly ChordQuality[] = ['maj', 'min', 'maj7', 'min7', '7', '9', 'min9', 'maj9', '6', '5']

export function brighterTone(tone: number, tonic: number, lights: Lights): number {
  const degree = pitchClass(tone - tonic)
  return pitchClass(tonic + (lights.get(degree) ?? degree))
}

/** The chord with its dark tones raised, or itself where that would leave a strange one: the flat seventh's chord stays. */
export function brighterChord(chord: Chord, key: Key, lights: Lights): Chord {
  const root = brighterTone(chord.root, key.tonic, lights)
  const tones = chordIntervals(chord.quality).map((interval) =>
    pitchClass(brighterTone(chord.root + interval, key.tonic, lights) - root),
  )
  const quality = [chord.quality, ...PLAIN].find((name) => isSameChord(chordIntervals(name), tones))
  if (quality === undefined || (quality === chord.quality && root === chord.root)) return chord
  const bass = chord.bass === undefined ? {} : { bass: brighterTone(chord.bass, key.tonic, lights) }
  const bright = { root, quality, ...bass }
  const { startBeat, lengthBeats } = chord
  return { startBeat, lengthBeats, ...bright, symbol: chordSymbol(bright, { tonic: key.tonic, mode: 'major' }) }
}

function isSameChord(intervals: readonly number[], tones: readonly number[]): boolean {
  const wanted = new Set(intervals.map(pitchClass))
  return wanted.size === new Set(tones).size && tones.every((tone) => wanted.has(tone))
}
