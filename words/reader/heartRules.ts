import { occasionById } from '../plan/occasions.ts'
import { SLIGHT_WEIGHT, type OccasionRule } from './occasionRule.ts'

const OF_AN_EX = /\b(?:my|your|an|the) ex(?:'s|[- ](?:wife|husband|girlfriend|boyfriend)(?:'s)?)?\b/i

// Who stopped talking to me is no friend to be cheered.
const gone: OccasionRule = ({ occasion, person, told }) =>
  person !== undefined &&
  !person.isLover &&
  occasion.stance !== 'mourn' &&
  /\b(?:(?:stopped|quit) (?:talking|speaking|calling|texting|answering)|ghosted me|cut me off|(?:doesn't|don't|won't) (?:talk|speak|answer|call|text)(?: to)? (?:me|us)|no longer (?:talks?|speaks?|friends?))\b/i.test(
    told,
  )
    ? occasionById(LEFT_ALONE.test(told) ? 'lonely' : 'estranged')
    : undefined
const LEFT_ALONE = /\b(?:alone|lonely|left out|isolated|no friends)\b/i

// Who drives around thinking about her misses her.
const thinkingOfThem: OccasionRule = ({ occasion, person, told }) =>
  person === undefined &&
  (occasion.weight <= SLIGHT_WEIGHT || ['lonely', 'city', 'road'].includes(occasion.id)) &&
  /\b(?:thinking (?:about|of)|missing|dreaming (?:about|of)) (?:her|him)\b/i.test(told)
    ? occasionById('distance')
    : undefined

// A son who leaves for the army leaves no office.
const offToServe: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'farewell' &&
  person !== undefined &&
  /\b(?:leav\w+|off|going|shipping|ships|deploy\w*) .*\b(?:army|navy|marines|air force|military|boot camp|basic training|war|overseas|mission|peace corps)\b/i.test(
    told,
  )
    ? occasionById('absent')
    : undefined

// Who talks behind my back is a friend no more.
const falseFriend: OccasionRule = ({ occasion, told }) =>
  ['friendship', 'portrait', 'sibling'].includes(occasion.id) &&
  /\b(?:behind my back|backstabb\w*|back-?stabb\w*|betrayed me|used me|fake friends?|toxic friend\w*|turned (?:on|against) me|lied (?:to|about) me|stole my (?:boyfriend|girlfriend|man|husband|wife))\b/i.test(
    told,
  )
    ? occasionById('anger')
    : undefined

// A grandmother far away is missed as one.
const kinFarAway: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'distance' && person?.kin !== undefined && !person.isLover && person.kin !== 'crush'
    ? occasionById(person.isOld ? 'grandparent' : 'absent')
    : undefined

// Who flirts in the office has no eyes for me.
const flirtAtWork: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'crush' && /^(?:coworkers?|colleagues?)$/.test(person?.kin ?? '') && person?.isGroup === true
    ? occasionById('boss')
    : undefined

// A crush who looks away is a crush still.
const crushUnseen: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'distance' && person?.kin === 'crush' ? occasionById('crush') : undefined

// Whoever did it says sorry for it: nobody here was left.
const DONE_BY_ME =
  /\bI(?: have|'ve)? (?:really |totally |completely )?(?:cheated on|lied to|betrayed|hurt|let (?:my|her|him|them|you)\b.* down|broke (?:my|her|his|your) (?:\p{L}+ )?heart|took (?:my|her|him|you)\b.* for granted|messed (?:it |things |everything )?up|screwed (?:it |things |everything )?up|pushed (?:my|her|him|you)\b.* away)/iu
const REGRETTED =
  /\b(?:regret\w*|sorry|forgive\w*|want (?:my|her|him|you|them)\b.*\bback|miss (?:her|him|you|them)|mistake|my fault|make it right|ashamed)\b/i
const ownFault: OccasionRule = ({ occasion, told }) =>
  ['part', 'love', 'story'].includes(occasion.stance) && DONE_BY_ME.test(told) && REGRETTED.test(told)
    ? occasionById('apology')
    : undefined

// Who asks for an angry song mourns no love.
const angryAtAnEx: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'breakup' && /\b(?:angry|furious|rage|savage|revenge)\b/i.test(manner) && OF_AN_EX.test(told)
    ? occasionById('anger')
    : undefined

// Who asks for a diss laughs at the ex.
const dissed: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'breakup' && /\bdiss\b/i.test(manner) && OF_AN_EX.test(told) ? occasionById('roast') : undefined

// An ex who never paid is told so.
const GRIEVANCE =
  /\b(?:never (?:paid|pays|helped|helps|called|showed|shows|cared|visits|visited)|owes me|deadbeat|narcissist\w*|controlling|manipulat\w*|gasl(?:ight|it)\w*|lied to me|stole|ruined|abus\w+|child support)\b/i
const wrongedByAnEx: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'breakup' && OF_AN_EX.test(told) && GRIEVANCE.test(told) ? occasionById('anger') : undefined

// Whose child or wedding it is has nothing to do with me any more.
const ofAnEx: OccasionRule = ({ occasion, told }) =>
  OF_AN_EX.test(told) && ['celebrate', 'love', 'proud'].includes(occasion.stance) ? occasionById('breakup') : undefined

// Who no longer misses anybody leaves no light on for them.
const overIt: OccasionRule = ({ occasion, told }) =>
  ['distance', 'love', 'homesick', 'breakup'].includes(occasion.id) &&
  /\b(?:don't|do not|no longer|never|not) (?:even |really )?(?:miss|missing|need|want|love) (?:you|him|her)(?: any ?more)?[.!]*$/i.test(
    told,
  ) &&
  !/\b(?:me|if|why|think)\b/i.test(told)
    ? occasionById('riddance')
    : undefined

// A son of fifteen who says nothing has left nobody.
const silentTeen: OccasionRule = ({ occasion, person, told }) =>
  (occasion.id === 'estranged' ||
    /\b(?:doesn't|won't|never|hardly|stopped) (?:even )?(?:talk|speak|talks|speaks|talking|speaking) to (?:me|us)\b/i.test(
      told,
    )) &&
  /^(?:son|daughter|kid|teenager|teen|boy|girl)$/.test(person?.kin ?? '') &&
  /\bteen\w*|\b1[3-7]\b/i.test(told)
    ? occasionById('child')
    : undefined

// Exes, crushes and friends: who left, who did it, and who is only missed.
export const HEART_RULES: readonly OccasionRule[] = [
  overIt,
  silentTeen,
  ownFault,
  thinkingOfThem,
  crushUnseen,
  kinFarAway,
  flirtAtWork,
  offToServe,
  falseFriend,
  gone,
  angryAtAnEx,
  dissed,
  wrongedByAnEx,
  ofAnEx,
]
