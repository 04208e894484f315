import type { Occasion } from '../plan/occasions.ts'
import type { Person } from './people/makePerson.ts'

// What a cue made of a request, and what is known besides.
export type Heard = { occasion: Occasion; person: Person | undefined; told: string; manner: string }
// Another occasion where the cue was misleading; undefined where it may stand.
export type OccasionRule = (heard: Heard) => Occasion | undefined

// Occasions a single word brings about: whatever else is known weighs more.
export const SLIGHT_WEIGHT = 4
