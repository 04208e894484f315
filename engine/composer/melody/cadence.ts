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
  const lasts = (tone: number): boolean => !laterChord || !grates(tone, laterChord)
  const lasting = own.filter(lasts)
  const tones = lasting.length > 0 ? lasting : own
  const rests = [tonic, pitchClass(tonic + FIFTH)]
  const resting = tones.filter((tone) => rests.includes(tone))
  // Where the chord has neither, one that does not grate with it is still a place to rest.
  const beside = rests.filter((tone) => !grates(tone, chord) && lasts(tone))
  if (cadence === 'closed' && tones.includes(tonic)) return new Set([tonic])
  if (cadence !== 'open' && resting.length > 0) return new Set(resting)
  if (cadence !== 'open' && beside.length > 0) return new Set(beside)
  const open = tones.filter((tone) => tone !== tonic)
  return new Set(cadence === 'open' && open.length > 0 ? open : tones)
}
