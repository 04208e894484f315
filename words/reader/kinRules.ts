import { findMade } from '../knowledge/brandThings.ts'
import { ANY_OCCASION, MOMENT, occasionById, PORTRAIT } from '../plan/occasions.ts'
import { byKin } from './byKin.ts'
import { KIN_OCCASIONS } from './kinOccasions.ts'
import type { OccasionRule } from './occasionRule.ts'
import { OWN_RULES } from './ownRules.ts'
import { isOfStranger, isOwnGratitude, isOwnLife } from './whoIsTold.ts'

// Who moves away without me is seen off.
const seenOff: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'moving' &&
  person !== undefined &&
  person.at < 2 &&
  (!/\b(?:we(?!')|us|our|with)\b/i.test(told.replace(/^our\b/i, '')) ||
    (/\bmoved\b/i.test(told) && !/\b(?:with|together|we moved)\b/i.test(told)))
    ? occasionById('farewell')
    : undefined

// Who moves in is not seen off.
const movesIn: OccasionRule = ({ occasion, person, told }) => {
  const isComing = /\bmov(?:e|es|ed|ing) (?:back )?in\b(?! to\b)/i.test(told)
  if (person === undefined || !isComing || !['moving', 'farewell'].includes(occasion.id)) return undefined
  if (person.isLover) return occasionById('love')
  return PORTRAIT
}

// Who sings at every wedding without a date marries nobody.
const guestAlone: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'wedding' &&
  /\b(?:single|alone|bridesmaid again|always (?:a|the) bridesmaid|plus[- ]one|no date)\b/i.test(told)
    ? ANY_OCCASION
    : undefined

// "don't forget me when you move, Lily".
const seenOffByName: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'moving' &&
  person !== undefined &&
  /\byou(?:'re| are)? (?:move|moving|leave|leaving|go|going)\b/i.test(told)
    ? occasionById('farewell')
    : undefined

const roastOfNobody: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'roast' && person === undefined ? occasionById('annoyance') : undefined

const gratefulForLife: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'thanks' && person === undefined && isOwnGratitude(told) ? occasionById('hope') : undefined

// A car is seen off like a house, and summer has no coat hook to leave empty.
const farewellToThings: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'farewell') return undefined
  if (person === undefined && findMade(told) !== undefined) return occasionById('closing')
  const isSeason = /^(?:the )?(?:(?:last|end|first)(?: day)? of )?(?:the )?(?:summer|winter|spring|autumn|holidays)\b/i
  return isSeason.test(told) ? occasionById('season') : undefined
}

// Who is angry at roadworks has not been betrayed.
const angryAtThings: OccasionRule = ({ occasion, person, told }) => {
  const isBetrayed = /\b(?:you|him|her|he|she|ex|liars?|lied|betray\w*|cheat\w*|friend|boss|landlord)\b/i.test(told)
  return occasion.id === 'anger' && person === undefined && told !== '' && !isBetrayed
    ? occasionById('annoyance')
    : undefined
}

// Teased and loved: it is a love song.
const teasedAndLoved: OccasionRule = ({ occasion, person, told, manner }) =>
  occasion.id === 'roast' &&
  ((person?.isLover === true && /\blove\b/i.test(manner)) ||
    /\b(?:i|we) (?:still |really |do )?love (?:him|her|them|you)\b/i.test(told))
    ? occasionById('love')
    : undefined

// Whose years in front of a class are over gives no lesson.
const taughtLong: OccasionRule = ({ occasion, told, manner }) =>
  ['teach', 'teacher', 'school'].includes(occasion.id) &&
  /\bteaching (?:career|job|days)\b|\byears (?:of|in) (?:teaching|the classroom|\w+ grade)\b/i.test(told) &&
  /\b(?:goodbye|farewell|last|leaving|end|retir\w+|after)\b/i.test(`${told} ${manner}`)
    ? occasionById('retirement')
    : undefined

// Who was taught is told of; a lesson is ordered.
const taughtOnce: OccasionRule = ({ occasion, person, told }) => {
  const isOwnClass = /^(?:class|students|kids|pupils)$/.test(person?.kin ?? '') && person?.own !== undefined
  if (occasion.id === 'teacher' && isOwnClass && /\bI(?:'m| am) (?:the|their|a|an)\b/i.test(told)) return PORTRAIT
  if (occasion.id === 'teach' && (person?.own !== undefined || /\b(?:taught|i'm|i am)\b/i.test(told)))
    return byKin(person)
  return occasion.id === 'teacher' &&
    /\b(?:i(?:'m| am| was)|being|life (?:as|of)) an? (?:\p{L}+ )?(?:teacher|coach|professor|tutor)\b/iu.test(told)
    ? occasionById('work')
    : undefined
}

// Whoever learns it gives no lesson.
const learning: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'teach' &&
  /\blearn(?:ing|t|ed)? (?:the|how|to)\b/i.test(told) &&
  !/\b(?:kids?|child\w*|toddlers?|preschool|kindergarten|pupils|alphabet|count|spell|tables?|teeth)\b/i.test(
    `${told} ${manner}`,
  )
    ? MOMENT
    : undefined

// At their wedding the question has been asked.
const askedBefore: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'proposal' && /\bwedding\b/i.test(`${told} ${manner}`) && !/\bmarry me\b/i.test(told)
    ? occasionById('wedding')
    : undefined

// The first Christmas without him is no feast.
const firstWithout: OccasionRule = ({ told }) =>
  /\bwithout (?:my|our) (?:late )?(?:mum|mom|dad|mother|father|husband|wife|nan|gran\w*|brother|sister|son|daughter|baby)\b/i.test(
    told,
  ) && /\bfirst\b/i.test(told)
    ? occasionById('memorial')
    : undefined

// "Mama Kim's" cooks for everybody.
const NAMED_AFTER_KIN = /\b(?:Mama|Papa|Mom|Mum|Nana|Granny|Grandma|Uncle|Aunt) \p{Lu}\p{L}+'s\b/u
const kitchenOfKin: OccasionRule = ({ occasion, person, told }) =>
  ['mother', 'father', 'grandparent'].includes(occasion.id) && person?.own === undefined && NAMED_AFTER_KIN.test(told)
    ? occasionById('food')
    : undefined

// Grandmother's well is no grandmother.
const kinOfAPlace: OccasionRule = ({ occasion, person, told }) =>
  KIN_OCCASIONS.has(occasion.id) &&
  occasion.id !== 'thanks' &&
  person === undefined &&
  !isOwnLife(told, occasion.id) &&
  !isOfStranger(told)
    ? /\b(?:village|town|street|house|home|farm|island|yard|garden|attic|barn|porch|backyard)\b/i.test(told)
      ? occasionById('nostalgia')
      : occasion
    : undefined

// A house has no jokes to miss.
const farewellToHomes: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'farewell' || person !== undefined) return undefined
  if (/\b(?:house|flat|apartment|home)\b/i.test(told)) return occasionById('moving')
  return /\b(?:car|van|school|pub|garden|shop|town|city|sofa|phone)\b/i.test(told) ? occasionById('closing') : undefined
}

// Whoever lives or works next to me and will not stop is sung of with a sigh.
const tooNear: OccasionRule = ({ occasion, person, told }) =>
  /^(?:neighbou?r|flatmate|roommate|housemate|colleague|coworker)$/.test(person?.kin ?? '') &&
  (occasion === PORTRAIT || occasion.stance === 'story' || occasion.id === 'friendship') &&
  /\b(?:eats?|eating|steals?|stealing|uses?|using|takes?|taking|breaks?|borrows?|drinks?|blocks?) (?:all )?(?:my|our|the)\b|\b(?:noisy|annoying|messy|rude|nosy|grumpy|lazy)\b|\b\d ?am\b|\bmidnight\b|\bevery (?:single )?(?:sunday|morning|night|day)\b|\b(?:loud\w*|never|always)\b/i.test(
    told,
  )
    ? occasionById('roast')
    : undefined

// A funny song about whoever will not stop is a roast.
const complained: OccasionRule = ({ occasion, person, told, manner }) =>
  person !== undefined &&
  (KIN_OCCASIONS.has(occasion.id) || occasion === PORTRAIT) &&
  /\bfunny\b/i.test(manner) &&
  /\b(?:too (?:often|much|long|loud|many)|never|always|won't|keeps|can't stop|thinks (?:he|she|they)(?:'s| is| are)|burns|terrible|worst|obsessed|refuses|everything)\b/i.test(
    told,
  )
    ? occasionById('roast')
    : undefined

// Who will not take money has given something.
const beyondPrice: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'money' && person?.kin !== undefined ? PORTRAIT : undefined

// "my dad drinks and I still love him" is no lost love.
const stillLoved: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'breakup' &&
  person !== undefined &&
  !person.isLover &&
  !/\b(?:br(?:eak|oke)\w*|left|leav\w+|cheat\w*|dump\w*|ghost\w*|heart\w*|ex)\b/i.test(told)
    ? byKin(person)
    : undefined

const welcomedHome: OccasionRule = ({ person, manner }) =>
  /\bwelcome (?:home|back)\b/i.test(manner) && person !== undefined ? PORTRAIT : undefined

// A team at a clinic plays no match.
const AT_WORK =
  /\b(?:clinic|hospital|ward|office|company|firm|department|warehouse|restaurant|kitchen|shop|store|agency|bank|lab|studio|factory|call cent(?:er|re)|care home|support|sales|marketing|deadline|quarter|launch|shift)\b/i
const teamAtWork: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'sport' && /^(?:team|crew|group|girls|boys|guys)$/.test(person?.kin ?? '') && AT_WORK.test(told)
    ? occasionById('firm')
    : undefined

// Robots and debates are won at a table.
const teamOfMinds: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'sport' &&
  /\b(?:robotics|debate|debating|chess|maths?|coding|quiz|trivia|science|spelling|mock trial) (?:team|club|squad)\b/i.test(
    told,
  )
    ? occasionById('motivation')
    : undefined

// A club of one's own is sung of as a club, however rousing the song.
const ownClub: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'motivation' && /^(?:club|choir|band|society|troupe)$/.test(person?.kin ?? '')
    ? occasionById('club')
    : undefined

// Those everybody sees and nobody thanks.
const SERVING =
  /^(?:all |our )?(?:the |our )?(?:lunch ladies|dinner ladies|bus drivers|cleaners|janitors|custodians|nurses|carers|volunteers|paramedics|teachers|staff|firefighters|crossing guards|mail carriers|bin men|farmers)\b/i
const serving: OccasionRule = ({ occasion, person, told }) =>
  person === undefined && (occasion.weight === 0 || occasion.stance === 'story') && SERVING.test(told)
    ? occasionById('service')
    : undefined

// Who has moved away is missed, and it is not I who unpack.
const missedAbroad: OccasionRule = ({ occasion, person, told }) =>
  ['moving', 'sibling', 'friendship', 'farewell', 'holiday', 'homesick'].includes(occasion.id) &&
  person !== undefined &&
  !person.isLover &&
  /\bmiss(?:ing)? (?:my|our|him|her|them|you)\b/i.test(told)
    ? occasionById('absent')
    : undefined

// "she moved to Seoul and I stayed in Vienna": there is nothing to unpack here.
const leftBehind: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'moving' &&
  /\b(?:she|he|they|you)(?:'s|'ve| has| have)? (?:just )?moved\b.*\b(?:i|i'm|i am) (?:just |am )?(?:stay|still|stuck)/i.test(
    told,
  )
    ? occasionById('distance')
    : undefined

// A swim club is no night out.
const SPORTS =
  /\b(?:swim(?:ming)?|soccer|football|rugby|hockey|netball|volleyball|basketball|baseball|softball|cricket|tennis|rowing|running|cycling|climbing|judo|karate|boxing|gymnastics|athletics|bowling|darts|sailing|skating|ski) (?:club|team|squad)\b/i
const sportsClub: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'party' && SPORTS.test(told) ? occasionById('sport') : undefined

// Who a request is about, and whom it only mentions.
export const KIN_RULES: readonly OccasionRule[] = [
  ...OWN_RULES,
  teamAtWork,
  teamOfMinds,
  ownClub,
  serving,
  missedAbroad,
  leftBehind,
  sportsClub,
  movesIn,
  guestAlone,
  seenOff,
  seenOffByName,
  roastOfNobody,
  gratefulForLife,
  farewellToThings,
  angryAtThings,
  teasedAndLoved,
  taughtLong,
  taughtOnce,
  learning,
  askedBefore,
  firstWithout,
  kitchenOfKin,
  kinOfAPlace,
  farewellToHomes,
  tooNear,
  complained,
  beyondPrice,
  stillLoved,
  welcomedHome,
]
