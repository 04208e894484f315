import { MISHAP, MOMENT, occasionById, PORTRAIT, TALE } from '../plan/occasions.ts'
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

// Who was lost to an illness is past getting well, and who comes off a shift at the hospital is not ill.
const notIll: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'get-well') return undefined
  const isLost = /\b(?:los(?:ing|t|e)|loss of|died|death of|passed)\b/i.test(told)
  if (person !== undefined && FAMILY.test(person.kin ?? '') && isLost) return occasionById('memorial')
  const isIll = /\b(?:ill|sick|surgery|operation|cancer|chemo\w*|recover\w*|get well|diagnos\w*|treatment)\b/i
  return /\b(?:shifts?|overtime|work(?:s|ed|ing)?|nurse|nurses|job)\b/i.test(told) && !isIll.test(told)
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
  /\b(?:leav\w+|off|going|shipping|ships|deploy\w*) .*\b(?:army|navy|marines|air force|military|boot camp|basic training|war|overseas)\b/i.test(
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

// A club that lost is sung to as one that lost.
const LOST = /\b(?:lost|los(?:e|es|ing)|came last|relegated|haven't won|hasn't won|winless|never (?:win|won))\b/i
const beatenClub: OccasionRule = ({ occasion, person, told }) =>
  ['sport', 'club', 'chant'].includes(occasion.id) && person?.name === undefined && LOST.test(told)
    ? occasionById('defeat')
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

export const FATE_RULES: readonly OccasionRule[] = [
  ownFault,
  crushUnseen,
  kinFarAway,
  flirtAtWork,
  offToServe,
  falseFriend,
  thinkingOfThem,
  overIt,
  silentTeen,
  calledOff,
  graveMishap,
  gone,
  beatenClub,
  angryAtAnEx,
  dissed,
  wrongedByAnEx,
  ofAnEx,
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
