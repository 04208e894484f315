import type { Note } from '../../score.ts'
import { DRUM_PITCHES } from '../rhythm/drumPitches.ts'
import { lowestRoot } from './writeBass.ts'
import type { Draft } from '../draft.ts'
import { voiceChord } from '../harmony/voiceLeading.ts'

// The last bar: everyone lands on the tonic and lets it ring.
export function endDrums({ chords, frame }: Draft): Note[] {
  const { startBeat } = chords[chords.length - 1]
  return [
    { startBeat, lengthBeats: 1, pitch: DRUM_PITCHES.kick, velocity: 0.85 },
    { startBeat, lengthBeats: frame.barBeats, pitch: DRUM_PITCHES.crash, velocity: 0.66 },
  ]
}

export function endBass(lowestPitch: number, { chords, frame }: Draft): Note[] {
  const { startBeat, root } = chords[chords.length - 1]
  return [{ startBeat, lengthBeats: frame.barBeats, pitch: lowestRoot(root, lowestPitch), velocity: 0.82 }]
}

export function endHarmony(register: number, { chords, frame }: Draft): Note[] {
  const last = chords[chords.length - 1]
  const { startBeat } = last
  return voiceChord(last, register).map((pitch) => ({ startBeat, lengthBeats: frame.barBeats, pitch, velocity: 0.68 }))
}
