// What the song's bars were like so far: a rhythm that was sung is likelier to come again, most of all at its own place.
import type { Random } from '@arioso/words'
import { log, pow } from '../../../audio/math.ts'
import type { BarRhythm } from './barRhythms.ts'

export type RhythmMemory = {
  /** What it costs a bar to have a rhythm, at a place of the song's phrases. */
  cost(rhythm: BarRhythm, place: string): number
  remember(name: string, place: string): void
}

// How many bars what is new weighs (a Dirichlet process, Ferguson 1973): four bars in five return, in some songs more.
const NEWNESS = { least: 5, most: 50 }
const OWN_PLACE = 4

export function createRhythmMemory(random: Random): RhythmMemory {
  const newness = NEWNESS.least * pow(NEWNESS.most / NEWNESS.least, random.between(0, 1))
  const bars = new Map<string, number>()
  let count = 0
  const placed = new Map<string, number>()
  return {
    cost({ name, share }, place) {
      const own = OWN_PLACE * (placed.get(`${place} ${name}`) ?? 0)
      const all = OWN_PLACE * (placed.get(place) ?? 0)
      return -log(((bars.get(name) ?? 0) + own + newness * share) / (count + all + newness))
    },
    remember(name, place) {
      bars.set(name, (bars.get(name) ?? 0) + 1)
      count += 1
      for (const key of [place, `${place} ${name}`]) placed.set(key, (placed.get(key) ?? 0) + 1)
    },
  }
}
