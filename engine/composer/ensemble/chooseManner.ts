import type { SingingWish } from '@arioso/words'
import type { Manner } from '../../score.ts'

const ASKED: readonly Manner[] = ['whispered', 'breathy', 'belted']
// How singers of a genre use their voice when nobody asked.
const BREATHY = /lo-?fi|ambient|bossa|lullaby|shoegaze|deep house|chill/
const BELTED = /rock|metal|punk|grunge|gospel|soul|musical|power/
// Below this a rock song is a tender one.
const BELTED_FROM_ENERGY = 0.55

export function chooseManner(genre: string, energy: number, singing: readonly SingingWish[]): { manner?: Manner } {
  const asked = ASKED.find((manner) => singing.includes(manner))
  if (asked) return { manner: asked }
  const name = genre.toLowerCase()
  if (BREATHY.test(name)) return { manner: 'breathy' }
  return BELTED.test(name) && energy >= BELTED_FROM_ENERGY ? { manner: 'belted' } : {}
}
