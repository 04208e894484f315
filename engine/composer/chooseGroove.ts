import type { Random } from '@arioso/words'
import type { Fill, Groove, GrooveLevel } from '../genres/genre.ts'
import { COMPOUND_GROOVES, THREE_BEAT_FILLS, WALTZ_GROOVES } from '../genres/threeBeatGrooves.ts'
import { isCompound, type SongFrame } from './songFrame.ts'

export type SongGroove = { groove: Groove; fills: Fill[] }

export function chooseGroove(frame: SongFrame, random: Random): SongGroove {
  const { genre } = frame
  if (frame.barSteps % 12 === 0) {
    const compound = isCompound(frame.meter)
    const own = compound ? genre.compoundGrooves : genre.waltzGrooves
    const groove = random.pick(own ?? (compound ? COMPOUND_GROOVES : WALTZ_GROOVES))
    const walks = !own && !compound && genre.grooves[0].high.bass === 'walking'
    return { groove: walks ? walking(groove) : groove, fills: THREE_BEAT_FILLS }
  }
  return { groove: random.pick(genre.grooves), fills: genre.fills }
}

function walking(groove: Groove): Groove {
  return { ...groove, mid: { ...groove.mid, bass: 'walking' }, high: { ...groove.high, bass: 'walking' } }
}

export function grooveLevel(groove: Groove, energy: number): GrooveLevel {
  if (energy < 0.46) return groove.low
  return energy < 0.72 ? groove.mid : groove.high
}
