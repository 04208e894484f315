import { ANY_OCCASION, occasionById, TALE } from '../plan/occasions.ts'
import { KIN_OCCASIONS } from './kinOccasions.ts'
import { LOVERS } from './lovers.ts'
import { SLIGHT_WEIGHT, type OccasionRule } from './occasionRule.ts'
import { isContrary, isOfStranger } from './whoIsTold.ts'

// "a potato who wants to be a rockstar" has no love, mother or birthday of ours in it.
const strangersTale: OccasionRule = ({ occasion, person, told, manner }) => {
  if (person !== undefined || !isOfStranger(told)) return undefined
  if (KIN_OCCASIONS.has(occasion.id) || occasion.id === 'absent') return TALE
  if (occasion.id === 'sea-story' && !/shanty/i.test(manner)) return TALE
  if (occasion.id === 'war-story' && isContrary(told)) return TALE
  const isSlight =
    occasion.id === 'party' || LOVERS.has(occasion.id) || occasion.weight <= SLIGHT_WEIGHT || occasion.id === 'birthday'
  return isSlight && !/\bbroken heart/i.test(told) ? TALE : undefined
}

// A lonely robot is not the one who sings.
const lonelyStranger: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'lonely' &&
  person === undefined &&
  /^an? lonely (?!(?:night|day|road|heart|town|house|evening|christmas|sunday|saturday|winter|summer|city)\b)\p{L}+/iu.test(
    told,
  )
    ? TALE
    : undefined

// Nobody writes an ode to complain.
const odeToNuisance: OccasionRule = ({ occasion, manner }) =>
  occasion.id === 'annoyance' && /\bode\b/i.test(manner) ? ANY_OCCASION : undefined

const lovedLongAgo: OccasionRule = ({ occasion, person }) =>
  person?.isLover === true && ['nostalgia', 'ageing'].includes(occasion.id) ? occasionById('love') : undefined

const soldierAway: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'homesick' &&
  /\b(?:soldiers?|veterans?|army|navy|marines|air force|military|troops|deployed|deployment)\b/i.test(told)
    ? occasionById('absent')
    : undefined

const growingOlder: OccasionRule = ({ occasion, person, told, manner }) =>
  occasion.id === 'birthday' &&
  !/\b(?:party|fun|upbeat|happy|celebrat\w+|dance|hype)\b|\b(?:16|18|21|sixteen|eighteen|twenty[- ]one)\b/i.test(
    `${manner} ${told}`,
  ) &&
  person === undefined &&
  /^(?:(?:i'm |i am )?(?:scared|afraid|terrified|dreading|worried|sad|upset|nervous) (?:of |about )?|being )?(?:turning|about to turn|i'm turning)\b/i.test(
    told,
  )
    ? occasionById('ageing')
    : undefined

// Who keeps it alone has no cake to cut.
const birthdayAlone: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'birthday' &&
  person?.name === undefined &&
  /\b(?:alone|by myself|on my own|lonely|nobody|no one|no-one|everyone forgot|forgot my|hate my|cried on my|crying on my)\b/i.test(
    told,
  )
    ? occasionById('lonely')
    : undefined

// Nobody laughs who was left out.
const leftOut: OccasionRule = ({ occasion, told }) => {
  if (occasion === ANY_OCCASION && /\bfit(?:ting)? in\b|\boutsider\b|\b(?:don't|doesn't|not) belong\b/i.test(told))
    return occasionById('lonely')
  const isLeftOut = /\b(?:left out|bull(?:y|ied|ying)|lonely|alone|no friends|picked on|outsider|don't fit in)\b/i
  return occasion.id === 'school' && isLeftOut.test(told) ? occasionById('lonely') : undefined
}

// Who ran away is not buried yet.
const ranAway: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'pet-loss' &&
  person?.isPet === true &&
  /\b(?:ran away|run away|went missing|is missing|disappeared|escaped|got out)\b/i.test(told) &&
  !/\b(?:died|passed|dead|put (?:him|her|it) down|hit by|rainbow bridge)\b/i.test(told)
    ? occasionById('pet')
    : undefined

// A lost cat may yet come home.
const strayed: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'pet-loss' && person === undefined && /\blost (?:cat|dog|kitten|puppy)\b/i.test(told)
    ? TALE
    : undefined

const firstDay: OccasionRule = ({ person, told }) => {
  const isFirst =
    /\b(?:kindergarten|preschool|nursery school|first day (?:of|at) school|start(?:s|ing) (?:school|(?:first|1st) grade|primary|year one))\b/i
  const isSmall =
    person?.isYoung === true || /^(?:girls|boys|kids|twins|children|daughters|sons)$/.test(person?.kin ?? '')
  return isSmall && isFirst.test(told) && !/\bsince\b/i.test(told) ? occasionById('first-day') : undefined
}

// A castle of blocks is no war, and the boss at the end of a level no manager.
const PLAYED =
  /\b(?:minecraft|fortnite|roblox|pok[eé]mon|zelda|mario|tetris|elden ring|dark souls|skyrim|stardew valley|animal crossing|the sims|video game|counter[- ]?strike|call of duty|league of legends|valorant|overwatch|terraria|half[- ]life|rocket league|apex legends|grand theft auto|world of warcraft|dota|halo|boss (?:fight|battle)|final boss)\b/i
const onlyPlayed: OccasionRule = ({ occasion, told }) =>
  (['war-story', 'boss', 'work', 'tale', 'protest', 'anger'].includes(occasion.id) && PLAYED.test(told)) ||
  (['chant', 'sport', 'defeat', 'club'].includes(occasion.id) && /\bfantasy (?:football|league|baseball)\b/i.test(told))
    ? ANY_OCCASION
    : undefined

// Tales of others, and moments of one's own.
export const TALE_RULES: readonly OccasionRule[] = [
  onlyPlayed,
  strangersTale,
  lonelyStranger,
  odeToNuisance,
  lovedLongAgo,
  soldierAway,
  growingOlder,
  birthdayAlone,
  leftOut,
  ranAway,
  strayed,
  firstDay,
]
