import { describe, expect, it } from 'vitest'
import { parseProgression } from './parseProgression.ts'
import { chordPitchClasses, pitchClass } from './scales.ts'
import { voiceChords } from './voiceLeading.ts'

const chords = parseProgression('I | V | vi | IV | ii9 | V7 | Imaj7 | I', { tonic: 0, mode: 'major' })
  .flat()
  .map((chord, i) => ({ ...chord, startBeat: i * 4, lengthBeats: 4 }))

describe('voiceChords', () => {
  it('moves each voice little from chord to chord', () => {
    const voicings = voiceChords(chords, 62)
    const moves = voicings
      .slice(1)
      .flatMap((pitches, i) =>
        pitches.map((pitch) => Math.min(...voicings[i].map((before) => Math.abs(before - pitch)))),
      )
    expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThan(2)
  })

  it('plays only notes of the chord, near its register', () => {
    voiceChords(chords, 62).forEach((pitches, i) => {
      const tones = chordPitchClasses(chords[i])
      expect(pitches.every((pitch) => tones.includes(pitchClass(pitch)))).toBe(true)
      expect(pitches.every((pitch) => Math.abs(pitch - 62) <= 13)).toBe(true)
    })
  })
})
