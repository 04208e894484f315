import { MOMENT, occasionById, PORTRAIT, type Occasion } from '../plan/occasions.ts'
import type { Person } from './people/makePerson.ts'
import { KIN_OF } from './rankOccasions.ts'

// What a song for somebody is where nothing but who they are decides it.
export const byKin = (person: Person | undefined): Occasion => {
  const kin = person?.kin ?? ''
  if (KIN_OF['mother']?.test(kin) === true) return occasionById('mother')
  if (KIN_OF['father']?.test(kin) === true) return occasionById('father')
  if (person?.isOld === true) return occasionById('grandparent')
  return person === undefined ? MOMENT : PORTRAIT
}
