import { occasionById, PORTRAIT } from '../plan/occasions.ts'
import { KIN_OCCASIONS } from './kinOccasions.ts'
import type { OccasionRule } from './occasionRule.ts'
import { MARRIED, PARENT_OF } from './people/ownKin.ts'

// "the joy of being father of Bea": he sings, to her.
const parentOf: OccasionRule = ({ person, told }) =>
  person?.own === 'my' && person.isYoung && PARENT_OF.test(told) ? occasionById('child') : undefined

// "I married her, the best mother of our children": it is her husband who sings.
const spouseSings: OccasionRule = ({ occasion, person, told }) =>
  person?.isLover === true && MARRIED.test(told) && KIN_OCCASIONS.has(occasion.id) && occasion.id !== 'thanks'
    ? occasionById('love')
    : undefined

// A boss is grateful for six years, and married to nobody.
const AT_THE_DESK =
  /\bwork(?:ing)? anniversary\b|\bemployees?\b|\b(?:years?|months?) (?:at|with) (?:the|our|my) (?:\p{L}+ ){0,2}(?:company|firm|business|practice|team|office|clinic|shop|store|school|hospital|agency|department)\b|\b(?:our|my) (?:\p{L}+ )?(?:receptionist|team leader|manager|assistant|secretary|intern|staff)\b/iu
const workYears: OccasionRule = ({ occasion, person, told, manner }) =>
  ['anniversary', 'love', 'portrait', 'friendship'].includes(occasion.id) &&
  person !== undefined &&
  !person.isLover &&
  AT_THE_DESK.test(`${told} ${manner}`) &&
  (occasion.id === 'anniversary' ||
    /\bwork(?:ing)? anniversary\b|\b(?:best|stalwart|loyal|favou?rite|great) (?:\p{L}+ )?employee\b/iu.test(told))
    ? occasionById('thanks')
    : undefined

// A son who goes to the army is no tale of soldiers.
const joinsUp: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'war-story' &&
  person?.own !== undefined &&
  !/\b(?:late|died|killed|fell|fallen|grandfather|grandpa|grandad|(?:first|second) world war|ww(?:1|2|i|ii))\b/i.test(
    told,
  ) &&
  /\b(?:goes|going|leav\w+|off|join(?:s|ed|ing)|deploy\w*|enlist\w*|ship\w*)\b/i.test(told)
    ? occasionById('absent')
    : undefined

// Who lives on Maple Drive is going nowhere.
const ON_A_STREET = /\b(?:on|at|in) (?:\p{Lu}\p{L}+ )+(?:Drive|Street|Road|Avenue|Lane|Highway)\b/u
const livesThere: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'road' && person !== undefined && ON_A_STREET.test(told)
    ? person.isYoung
      ? occasionById('child')
      : PORTRAIT
    : undefined

// Who took his own life is mourned.
const OWN_LIFE =
  /\b(?:took|taken|ended) (?:his|her|their) (?:own )?life\b|\b(?:killed|hanged|shot) (?:himself|herself|themselves)\b|\b(?:died by|committed|lost to) suicide\b/i
const tookOwnLife: OccasionRule = ({ occasion, person, told }) =>
  person !== undefined && occasion.stance !== 'mourn' && OWN_LIFE.test(told) ? occasionById('memorial') : undefined

// Whose the person is decides the song: a wife, a child, somebody at work, a son who goes away.
export const OWN_RULES: readonly OccasionRule[] = [tookOwnLife, parentOf, spouseSings, workYears, joinsUp, livesThere]
