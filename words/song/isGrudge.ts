import type { Reading } from '../reader/readRequest.ts'

// A kind neighbour is no nuisance: what was written to complain of those next door is not sung to thank one.
const NEXT_DOOR = /^(?:neighbou?r|boss|landlord|roommate|flatmate|housemate)$/
const COMPLAINING = new Set(['funny', 'angry', 'part', 'hope'])

export const isGrudge = (about: RegExp, { person, occasion }: Reading): boolean =>
  person?.kin !== undefined &&
  NEXT_DOOR.test(person.kin) &&
  !COMPLAINING.has(occasion.stance) &&
  about.test(`my ${person.kin}`)
