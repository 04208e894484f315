import { chordPitchClasses, pitchClass } from '../harmony/scales.ts'
import type { Chord, Key } from '../../score.ts'

/** How a line ends: open asks for an answer, half rests on the dominant or the tonic, closed is at home. */
export type Cadence = 'open' | 'half' | 'closed'

const FIFTH = 7

/** The tones a line may end on, over the chord of its last note. */
export function finalTones(cadence: Cadence, chord: Chord, { tonic }: Key): ReadonlySet<number> {
  const tones = chordPitchClasses(chord)
  const fifth = pitchClass(tonic + FIFTH)
  const home = tones.filter((tone) => tone === tonic)
  const resting = tones.filter((tone) => tone === tonic || tone === fifth)
  if (cadence === 'closed' && home.length > 0) return new Set(home)
  if (cadence !== 'open' && resting.length > 0) return new Set(resting)
  return new Set(cadence === 'open' ? tones.filter((tone) => tone !== tonic) : tones)
}
