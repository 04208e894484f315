import { occasionById } from '../plan/occasions.ts'
import type { OccasionRule } from './occasionRule.ts'

// The father above is nobody's dad.
const ABOVE = /\b(?:father (?:above|in heaven)|heavenly father|god the father|father god)\b/i
const fatherAbove: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'father' && person === undefined && ABOVE.test(told) ? occasionById('prayer') : undefined

// "a great dad and wishing him a happy father's day": his day, whoever he is.
const dayOfParents: OccasionRule = ({ occasion, told }) => {
  const whose = /\bhappy (?<whose>father|mother)s?'?s? day\b/i.exec(told)?.groups?.['whose']?.toLowerCase()
  return whose !== undefined && occasion.id !== 'memorial' ? occasionById(whose) : undefined
}

// Whoever took his own life is mourned, also with a prayer.
const TOOK_OWN_LIFE =
  /\b(?:killed (?:him|her|them)sel(?:f|ves)|took (?:his|her|their) (?:own )?li(?:fe|ves)|committed suicide)\b/i
const ownLifeTaken: OccasionRule = ({ occasion, told }) =>
  ['prayer', 'peace', 'farewell', 'friendship', 'any', 'moment'].includes(occasion.id) && TOOK_OWN_LIFE.test(told)
    ? occasionById('memorial')
    : undefined

// Who walked out and never came back is thanked by nobody.
const LEFT_THEM =
  /\b(?:abandon(?:ed|er|ing|s)?|dead-?beat|walked out on|never (?:showed up|there|around|came back)|narcissist\p{L}*|abus(?:ed|er|ive|ing))\b/iu
const noThanks: OccasionRule = ({ occasion, told }) =>
  ['father', 'mother', 'grandparent'].includes(occasion.id) && LEFT_THEM.test(told)
    ? occasionById('estranged')
    : undefined

// "how she wants to please her mom": hers, and nobody's here.
const OF_OTHERS = /\b(?:his|her|their) (?:own |dead |late |old )?(?:mom|mum|mother|dad|father)\b/i
const OF_OURS = /\b(?:my|our|your|i|we|me|you)\b|\b(?:mother|father)s?'?s? day\b/i
const theirParents: OccasionRule = ({ occasion, person, told, manner }) =>
  ['father', 'mother'].includes(occasion.id) &&
  person?.own === undefined &&
  OF_OTHERS.test(told) &&
  !OF_OURS.test(told) &&
  !/\b(?:los(?:es?|ing|t)|d(?:ied|ying|eath|ead)|grie\p{L}+)\b/iu.test(told) &&
  !/\b(?:mother|father)s?'?s? day\b/i.test(manner)
    ? occasionById('tale')
    : undefined

export const PARENT_RULES: readonly OccasionRule[] = [fatherAbove, dayOfParents, ownLifeTaken, noThanks, theirParents]
