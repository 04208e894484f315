import { chordSymbol } from '../composer/harmony/parseProgression.ts'
import { pitchClass } from '../composer/harmony/scales.ts'
import type { Chord, Key, SungLine } from '../score.ts'
import { mapSyllables } from './moveScore.ts'

export function transposeKey(key: Key, semitones: number): Key {
  return { ...key, tonic: pitchClass(key.tonic + semitones) }
}

/** `key` is the one the chords are moved to; it decides between sharps and flats. */
export function transposeChords(chords: readonly Chord[], semitones: number, key: Key): Chord[] {
  if (semitones % 12 === 0) return [...chords]
  return chords.map((chord) => {
    const bass = chord.bass === undefined ? {} : { bass: pitchClass(chord.bass + semitones) }
    const moved = { root: pitchClass(chord.root + semitones), quality: chord.quality, ...bass }
    return { startBeat: chord.startBeat, lengthBeats: chord.lengthBeats, ...moved, symbol: chordSymbol(moved, key) }
  })
}

export function transposeLines(lines: readonly SungLine[], semitones: number): SungLine[] {
  return lines.map((line) =>
    mapSyllables(line, (syllable) => ({
      ...syllable,
      pitch: syllable.pitch + semitones,
      ...(syllable.bends && {
        bends: syllable.bends.map((bend) => ({ ...bend, pitch: bend.pitch + semitones })),
      }),
    })),
  )
}
