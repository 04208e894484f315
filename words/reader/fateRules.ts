import { MISHAP, MOMENT, occasionById, PORTRAIT, TALE } from '../plan/occasions.ts'
import { byKin } from './byKin.ts'
import { isMisfortune } from './misfortune.ts'
import { SLIGHT_WEIGHT, type OccasionRule } from './occasionRule.ts'

const FAMILY =
  /^(?:nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|mum|mom|dad|mother|father|aunt|auntie|uncle|brother|sister|wife|husband)$/
const PLACES_AND_TIMES = new Set(
  'holiday season nature city road party food boss coding annoyance work money gaming school music-life sport'.split(
    ' ',
  ),
)

// Who has beaten it needs no card by the bed.
const beaten: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'get-well' &&
  /\b(?:beat|beats|beaten|survived|surviving|survivor|cancer[- ]free|remission|all clear|recovered)\b/i.test(told)
    ? person === undefined
      ? occasionById('motivation')
      : PORTRAIT
    : undefined

// Who has not spoken since the funeral mourns a brother who lives.
const notSpoken: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'memorial' &&
  /\b(?:haven't|hasn't|not|never|don't) (?:spoken|talked|speak|talk)\b(?! (?:about|of|a lot|much)\b)/i.test(told) &&
  !/\b(?:died|passed away|in memory)\b/i.test(told)
    ? occasionById('estranged')
    : undefined

// A sister's loss is hers: she needs somebody near.
const herLoss: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'baby-loss' && person !== undefined && !person.isLover && !person.isYoung
    ? occasionById('anxiety')
    : undefined

// A band that breaks up has no sofa to divide.
const bandsEnd: OccasionRule = ({ occasion, person }) =>
  /^(?:band|team|group|choir|club)$/.test(person?.kin ?? '') && ['breakup', 'divorce'].includes(occasion.id)
    ? occasionById('closing')
    : undefined

const meetingSomebody: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'boss' &&
  /\bmeeting (?:on|at|in|through|you|him|her|someone|my|an? (?:stranger|girl|guy|boy|man|woman|cute|beautiful|pretty|handsome)|the (?:love|one|girl|guy|man|woman))\b/i.test(
    told,
  )
    ? /\blove\b/i.test(manner)
      ? occasionById('love')
      : MOMENT
    : undefined

// Who sat beside the one who was ill is thanked for it.
const STOOD_BY_ME =
  /\b(?:stuck|stood|stayed|sat|been|kept|held on) (?:with|by|beside|at) (?:me|my (?:side|bed))\b|\b(?:helped|held|got|carried|nursed|saw|drove) me (?:all the way |to |back |home )*(?:through|during|after|from)?\b.*\b(?:chemo\w*|cancer|surgery|treatments?|illness)\b/i
// Who cleans a hospital is not in it.
const WORKS_THERE =
  /\b(?:\p{L}{3,}(?:er|or|ian)|porter|cook|chef|paramedic|volunteers?|chaplain|receptionist|therapist|midwife) (?:in|at|for) (?:an? |the |our )(?:\p{L}+(?:'s)? )?hospital\b/iu
// Who was lost to an illness is past getting well, and who comes off a shift at the hospital is not ill.
const notIll: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'get-well') return undefined
  const isLost = /\b(?:los(?:ing|t|e)|loss of|died|death of|passed)\b/i.test(told)
  if (person !== undefined && FAMILY.test(person.kin ?? '') && isLost) return occasionById('memorial')
  if (
    person !== undefined &&
    /\b(?:even though|although|though|despite|while) (?:he|she|they|you|being) .*\b(?:was|were|being) (?:\p{L}+ )?(?:sick|ill|in pain|dying)\b/iu.test(
      told,
    )
  )
    return byKin(person)
  const isIll = /\b(?:ill|sick|surgery|operation|cancer|chemo\w*|recover\w*|get well|diagnos\w*|treatment)\b/i
  if (person !== undefined && STOOD_BY_ME.test(told)) return occasionById('thanks')
  if (isIll.test(told)) return undefined
  if (person !== undefined && WORKS_THERE.test(told)) return byKin(person)
  return WORKS_THERE.test(told) || /\b(?:shifts?|overtime|work(?:s|ed|ing)?|nurse|nurses|job)\b/i.test(told)
    ? occasionById('work')
    : undefined
}

const bornAndBlessed: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'prayer' && person?.isYoung === true && /\bborn\b/i.test(told) ? occasionById('birth') : undefined

const valentine: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'festival' && /\bvalentine\b/i.test(told) && person !== undefined ? occasionById('crush') : undefined

// A harbour town is a town.
const harbourTown: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'sea-story' && /\b(?:town|village|city|home ?town)\b/i.test(told) ? occasionById('city') : undefined

// What happened in Lisbon is told, not Lisbon; and a last night in a flat is no night in town.
const happenedThere: OccasionRule = ({ occasion, told }) => {
  if (!PLACES_AND_TIMES.has(occasion.id)) return undefined
  if (
    /\blast (?:night|day|week|evening) in (?:the|our|my|this) (?:\p{L}+ )?(?:house|home|flat|apartment|cottage)\b/iu.test(
      told,
    )
  )
    return occasionById('closing')
  return /^the (?:night|day|morning|evening|time|weekend) (?:when )?(?:we|i|you)\b/i.test(told) ? MOMENT : undefined
}

const offToStudy: OccasionRule = ({ person, told }) =>
  /\b(?:off|going|away|leaving|leaves|left)\b.*\b(?:university|college|uni)\b/i.test(told) && person?.isYoung === true
    ? occasionById('farewell')
    : undefined

// A parrot that swears at grandma is the parrot's song.
const OF_KIN: ReadonlySet<string> = new Set('mother father grandparent sibling child friendship'.split(' '))
const petAnywhere: OccasionRule = ({ occasion, person }) =>
  person?.isPet === true &&
  (occasion.stance === 'story' ||
    occasion.id === 'roast' ||
    PLACES_AND_TIMES.has(occasion.id) ||
    (person.at < 2 && OF_KIN.has(occasion.id)))
    ? occasionById('pet')
    : undefined

const loverAnywhere: OccasionRule = ({ occasion, person }) => {
  const isAside = occasion.stance === 'story' || ['food', 'party', 'holiday'].includes(occasion.id)
  return person?.isLover === true && isAside && occasion.weight <= SLIGHT_WEIGHT ? occasionById('love') : undefined
}

// Who loved bingo, and does no more, is not only leaving.
const wasLoved: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'farewell' &&
  person !== undefined &&
  FAMILY.test(person.kin ?? '') &&
  /\bwho (?:loved|was|used to|made|taught|had|always \p{L}+ed)\b/iu.test(told)
    ? occasionById('memorial')
    : undefined

// Who loves football at nine has a birthday, not a terrace.
const lovesTheGame: OccasionRule = ({ occasion, person, told, manner }) => {
  const isOfClub =
    /\b(?:chants?|fans?|supporters|terraces?|stadium|teams?|clubs?|league|cup|match|united|rovers|season)\b/i
  const isLiking = /\b(?:loves?|loved|plays?|played|likes?|obsessed|into|mad about|crazy about)\b/i.test(told)
  if (occasion.id !== 'chant' || person === undefined || !isLiking || isOfClub.test(`${told} ${manner}`))
    return undefined
  if (/\bgraduat\w+/i.test(`${told} ${manner}`)) return occasionById('graduation')
  return /\bturn(?:s|ing|ed) (?:\d|\p{L}+(?:teen|ty)?\b)|\bbirthday\b|\b\d{1,2}(?:st|nd|rd|th)\b|\bis \d{1,2}\b/iu.test(
    `${told} ${manner}`,
  )
    ? occasionById('birthday')
    : PORTRAIT
}

const clubsBirthday: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'birthday' && person === undefined && /\b(?:club|choir|team|band|society|troupe)\b/i.test(told)
    ? occasionById('club')
    : undefined

// A telephone dies without a funeral.
const DEAD_THING =
  /\b(?:phone|battery|laptop|computer|car|engine|plant|wi-?fi|boiler|kettle|telly|tv|houseplant|printer|internet)(?: has| just| finally)? (?:died|dies|is dead|passed)\b/i
const deadThing: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'memorial' && DEAD_THING.test(told) ? MISHAP : undefined

const smallMishap: OccasionRule = ({ occasion, person, told }) =>
  occasion.weight < SLIGHT_WEIGHT && person === undefined && /\b(?:my|our|we|i|us)\b/i.test(told) && isMisfortune(told)
    ? MISHAP
    : undefined

// A club that lost is sung to as one that lost.
const LOST = /\b(?:lost|los(?:e|es|ing)|came last|relegated|haven't won|hasn't won|winless|never (?:win|won))\b/i
const beatenClub: OccasionRule = ({ occasion, person, told }) =>
  ['sport', 'club', 'chant'].includes(occasion.id) && person?.name === undefined && LOST.test(told)
    ? occasionById('defeat')
    : undefined

// Who longs for peace need not pray, and who flees is told of.
const PRAYED = /\b(?:pray\w*|hymns?|god|lord|psalms?|bless\w*|church|gospel|the people (?:of|in))\b/i
const unprayed: OccasionRule = ({ occasion, told, manner }) => {
  if (occasion.id !== 'peace' || PRAYED.test(`${manner} ${told}`)) return undefined
  if (/\b(?:wars?|ceasefire|bombs?)\b/i.test(told)) return occasionById('protest')
  return /\brefugees?\b/i.test(told) ? TALE : occasionById('hope')
}

const oldWork: OccasionRule = ({ occasion, person }) =>
  occasion.id === 'new-job' && person?.isOld === true ? occasionById('grandparent') : undefined

// Illness, death, work and leaving, where the word for it is not what happened.
// A dog with a few weeks left is still the dog it is.
const lastWeeks: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'get-well' &&
  person?.isPet === true &&
  /\b(?:left|terminal|dying|last (?:days|weeks|months))\b/i.test(told)
    ? occasionById('pet')
    : undefined

// Nobody slips on this as on a banana.
const graveMishap: OccasionRule = ({ occasion, told }) =>
  ['mishap', 'annoyance', 'work', 'any'].includes(occasion.id) &&
  /\b(?:lost (?:the|our|my) (?:house|home|farm)|(?:flood|fire|wildfire|tornado|hurricane) (?:took|destroyed|swept)|ivf|infertil\w+|evicted|sleeping (?:in|on) (?:the|my|our|a) (?:car|street|van)|food bank|overdose|suicid\w+)\b/i.test(
    told,
  )
    ? occasionById('anxiety')
    : undefined

// What was called off is no feast, and a dress lost on its way no wedding.
const CALLED_OFF =
  /\b(?:got|was|were|is|been|gets) (?:cancell?ed|called off|postponed|rained off|lost in the (?:mail|post))\b/i
const calledOff: OccasionRule = ({ occasion, told }) =>
  CALLED_OFF.test(told) && ['celebrate', 'love', 'story'].includes(occasion.stance) ? MISHAP : undefined

export const FATE_RULES: readonly OccasionRule[] = [
  calledOff,
  lastWeeks,
  graveMishap,
  beatenClub,
  unprayed,
  beaten,
  notSpoken,
  herLoss,
  bandsEnd,
  meetingSomebody,
  notIll,
  bornAndBlessed,
  valentine,
  harbourTown,
  happenedThere,
  offToStudy,
  petAnywhere,
  loverAnywhere,
  wasLoved,
  lovesTheGame,
  clubsBirthday,
  deadThing,
  smallMishap,
  oldWork,
]
