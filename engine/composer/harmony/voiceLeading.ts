import type { Chord } from '../../score.ts'
import { chordPitchClasses, pitchClass } from './scales.ts'

function closeVoicing(tones: readonly number[], lowest: number): number[] {
  const pitches: number[] = []
  let floor = lowest
  for (const tone of tones) {
    const pitch = floor + pitchClass(tone - floor)
    pitches.push(pitch)
    floor = pitch + 1
  }
  return pitches
}

// With the bass playing the root, four notes say a ninth chord: the fifth is left out.
function essentialTones(chord: Chord): number[] {
  const tones = chordPitchClasses(chord)
  return tones.length > 4 ? [tones[0], tones[1], tones[3], tones[4]] : tones
}

function voicingCost(pitches: readonly number[], register: number, previous: readonly number[] | undefined): number {
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
  const drift = Math.abs(middle - register) * 0.6
  if (!previous) return drift
  const motion = pitches.reduce((sum, pitch) => sum + Math.min(...previous.map((held) => Math.abs(held - pitch))), 0)
  const topLeap = Math.abs((pitches.at(-1) ?? 0) - (previous.at(-1) ?? 0))
  return drift + motion + topLeap * 0.3
}

// Every inversion near the register; the one that moves least from the chord before wins.
export function voiceChord(chord: Chord, register: number, previous?: readonly number[]): number[] {
  const tones = essentialTones(chord)
  let best: number[] = []
  let bestCost = Infinity
  for (let turn = 0; turn < tones.length; turn++) {
    const order = [...tones.slice(turn), ...tones.slice(0, turn)]
    for (const octave of [-12, 0, 12]) {
      const lowest = register + octave - 6
      const pitches = closeVoicing(order, lowest + pitchClass(order[0] - lowest))
      const cost = voicingCost(pitches, register, previous)
      if (cost < bestCost) {
        best = pitches
        bestCost = cost
      }
    }
  }
  return best
}

export function voiceChords(chords: readonly Chord[], register: number): number[][] {
  let previous: number[] | undefined
  return chords.map((chord) => {
    previous = voiceChord(chord, register, previous)
    return previous
  })
}
