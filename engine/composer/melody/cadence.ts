import { chordPitchClasses, pitchClass } from '../harmony/scales.ts'
import type { Key } from '../../score.ts'
import { grates, type NoteToPitch } from './pitchRules.ts'

/** How a line ends: open asks for an answer, half rests on the dominant or the tonic, closed is at home. */
export type Cadence = 'open' | 'half' | 'closed'

const FIFTH = 7

type LastNote = Pick<NoteToPitch, 'chord' | 'laterChord'>

/** The tones a line may end on, over the chord of its last note and, where its words return, over the one of then. */
export function finalTones(cadence: Cadence, { chord, laterChord }: LastNote, { tonic }: Key): ReadonlySet<number> {
  const own = chordPitchClasses(chord)
  const lasting = own.filter((tone) => !laterChord || !grates(tone, laterChord))
  const tones = lasting.length > 0 ? lasting : own
  const fifth = pitchClass(tonic + FIFTH)
  const home = tones.filter((tone) => tone === tonic)
  const resting = tones.filter((tone) => tone === tonic || tone === fifth)
  if (cadence === 'closed' && home.length > 0) return new Set(home)
  if (cadence !== 'open' && resting.length > 0) return new Set(resting)
  const open = tones.filter((tone) => tone !== tonic)
  return new Set(cadence === 'open' && open.length > 0 ? open : tones)
}
