import { chordSheet, parseScore, scoreToMidi } from '@arioso/engine'

/** The notes of a song as a Standard MIDI File, or its chords above its words as plain text. */
export function exportScore(scoreJson: string, as: 'midi' | 'chords'): Uint8Array {
  const score = parseScore(JSON.parse(scoreJson))
  return as === 'midi' ? scoreToMidi(score) : new TextEncoder().encode(chordSheet(score))
}
