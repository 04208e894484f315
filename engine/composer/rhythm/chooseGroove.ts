import type { Random } from '@arioso/words'
import type { Fill, Groove } from '../../genres/genre.ts'
import { COMPOUND_GROOVES, THREE_BEAT_FILLS, WALTZ_GROOVES } from '../../genres/material/threeBeatGrooves.ts'
import { asKnown, knownGrooves, type KnownGroove, type KnownLevel } from './knownGrooves.ts'
import { isCompound, type SongFrame } from '../songFrame.ts'

export type SongGroove = { groove: KnownGroove; fills: Fill[] }

const LEARNED_SHARE = 0.5
const WRITTEN_SHARE = 0.5

export function chooseGroove(frame: SongFrame, random: Random): SongGroove {
  const { genre } = frame
  if (frame.barSteps % 12 === 0) {
    const compound = isCompound(frame.meter)
    const own = compound ? genre.compoundGrooves : genre.waltzGrooves
    const groove = random.pick(own ?? (compound ? COMPOUND_GROOVES : WALTZ_GROOVES))
    const walks = !own && !compound && genre.grooves[0].high.bass === 'walking'
    return { groove: asKnown(walks ? walking(groove) : groove, genre), fills: THREE_BEAT_FILLS }
  }
  const { written, refigured, learned } = knownGrooves(genre)
  const playsLearned = random.chance(genre.drummer.learnedShare ?? LEARNED_SHARE)
  const keepsHands = random.chance(WRITTEN_SHARE)
  const choices =
    playsLearned && learned.length > 0 ? learned : keepsHands || refigured.length === 0 ? written : refigured
  return { groove: random.pick(choices), fills: genre.fills }
}

function walking(groove: Groove): Groove {
  return { ...groove, mid: { ...groove.mid, bass: 'walking' }, high: { ...groove.high, bass: 'walking' } }
}

export function grooveLevel(groove: KnownGroove, energy: number): KnownLevel {
  if (energy < 0.46) return groove.low
  return energy < 0.72 ? groove.mid : groove.high
}
