import type { Random } from '@arioso/words'
import type { Fill, Groove, GrooveLevel } from '../genres/genre.ts'
import { COMPOUND_GROOVES, THREE_BEAT_FILLS, WALTZ_GROOVES } from '../genres/threeBeatGrooves.ts'
import { isCompound, type SongFrame } from './songFrame.ts'

export type SongGroove = { groove: Groove; fills: Fill[] }

export function chooseGroove(frame: SongFrame, random: Random): SongGroove {
  if (frame.barSteps % 12 === 0) {
    const grooves = isCompound(frame.meter) ? COMPOUND_GROOVES : WALTZ_GROOVES
    return { groove: random.pick(grooves), fills: THREE_BEAT_FILLS }
  }
  return { groove: random.pick(frame.genre.grooves), fills: frame.genre.fills }
}

export function grooveLevel(groove: Groove, energy: number): GrooveLevel {
  if (energy < 0.46) return groove.low
  return energy < 0.72 ? groove.mid : groove.high
}
