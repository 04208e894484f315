import type { Key, Mode } from '../../score.ts'
import { chordPitchClasses, scalePitchClasses } from '../harmony/scales.ts'
import type { PlannedChord, SongPlan } from './songPlan.ts'

const MODES: readonly Mode[] = ['major', 'minor']
const HOME_TONES = 2

/** The key somebody's chords are in; undefined where the plan has none. The first chord is taken for home where it may be. */
export function keyOfPlan(plan: SongPlan | undefined): Key | undefined {
  const chords = plan?.sections.flatMap((section) => section.chords?.flat() ?? []) ?? []
  const [first] = chords
  if (!first) return undefined
  const keys = MODES.flatMap((mode) => Array.from({ length: 12 }, (_, tonic) => ({ tonic, mode })))
  return keys.reduce((best, key) => (fit(key, chords, first) > fit(best, chords, first) ? key : best))
}

function fit(key: Key, chords: readonly PlannedChord[], first: PlannedChord): number {
  const scale = scalePitchClasses(key)
  const inside = chords.flatMap(chordPitchClasses).filter((tone) => scale.has(tone)).length
  return inside + (first.root === key.tonic ? HOME_TONES : 0)
}
