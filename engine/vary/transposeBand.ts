import type { Part, Score } from '../score.ts'
import { transposeChords, transposeKey } from '../transform/transpose.ts'

/** Key, chords and every pitched part, moved by so many semitones; who sings is left alone. */
export function transposeBand(score: Score, semitones: number): Score {
  if (semitones === 0) return score
  const key = transposeKey(score.key, semitones)
  return {
    ...score,
    key,
    chords: transposeChords(score.chords, semitones, key),
    parts: score.parts.map((part) =>
      isPitched(part)
        ? { ...part, notes: part.notes.map((note) => ({ ...note, pitch: note.pitch + semitones })) }
        : part,
    ),
  }
}

export function isPitched({ bus }: Pick<Part, 'bus'>): boolean {
  return bus !== 'drums' && bus !== 'percussion' && bus !== 'fx'
}
