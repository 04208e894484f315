import type { Reading } from '../reader/readRequest.ts'
import { OWN_CROWN } from '../reader/senseRules.ts'
import { isOnlyExtent } from '../reader/isOnlyExtent.ts'
import { isContrary, isOfStranger } from '../reader/whoIsTold.ts'
import { KITS } from './kitBanks.ts'
import { isGrudge } from './isGrudge.ts'
import { isOfOtherSense } from './senseDoubts.ts'
import { isSideWord } from './sideWords.ts'

type Doubt = (about: RegExp, reading: Reading) => boolean

// A potato who wants to sing is nothing to eat: where the hero is a thing, or is not as its kind should be, what was
// written of the kind is not about it.
const HEROES: ReadonlySet<string> = new Set('person trade animal myth history'.split(' '))
const CALLED_OFF = /\b(?:cancell?ed|called off|postponed|rained off|lost in the (?:mail|post))\b/i
// A cruise that never was has no deck to walk on.
const isCalledOff = (about: RegExp, { told }: Reading): boolean => {
  const off = CALLED_OFF.exec(told)
  return off !== null && !about.test(off[0])
}
function isHerosKind(about: RegExp, { occasion, told, topics }: Reading): boolean {
  if (occasion.id !== 'tale' || !isOfStranger(told)) return false
  const who = told.search(/ (?:who|that)\b/i)
  const match = about.exec(told)
  const place = match?.index ?? -1
  // What was written of one who can't come home knows that too.
  const isWhole = match !== null && match.index + match[0].length > who
  const [hero] = topics.toSorted((one, other) => one.at - other.at)
  const isThing = hero?.subject !== undefined && !HEROES.has(hero.subject.kind)
  return place >= 0 && place < who && !isWhole && (isThing || isContrary(told))
}

// A landlord's cat owes nobody rent.
const isOnlyOwner = (about: RegExp, { told, topics }: Reading): boolean => {
  const match = about.exec(told)
  if (match === null) return false
  const rest = told.slice(match.index + match[0].length)
  const [, owned] = /^(?:'s)? (\p{L}+)/u.exec(rest) ?? []
  const isOwner = match[0].endsWith("'s") || rest.startsWith("'s")
  return isOwner && topics.some(({ noun, subject }) => noun === owned && subject?.kind === 'animal')
}

// Who does not miss you any more is sung of no missing.
const isDenied = (about: RegExp, { told }: Reading): boolean => {
  const match = about.exec(told)
  const isOfHearts = /^(?:miss|love|need|want)/i.test(match?.[0] ?? '')
  return (
    isOfHearts && /\b(?:don't|do not|didn't|no longer|never)(?: even| really)? $/i.test(told.slice(0, match?.index))
  )
}

// "she left me for my best friend" cheers no friend.
const RAN_OFF =
  /\b(?:left|leaves|leaving|dumped|cheat\w*|ran off|chose)\b.*\b(?:for|with)(?: (?:my|his|her|an?|another|some))? $/i
const isRival = (about: RegExp, { occasion, told }: Reading): boolean =>
  occasion.stance === 'part' && RAN_OFF.test(told.slice(0, about.exec(told)?.index ?? 0))

// Who moves from Texas to Alaska sings of the move.
const ON_THE_MOVE: ReadonlySet<string> = new Set('moving farewell distance absent first-day'.split(' '))
const isOnlyWhence = (about: RegExp, { occasion, told }: Reading): boolean => {
  const match = ON_THE_MOVE.has(occasion.id) ? about.exec(told) : null
  if (match === null) return false
  return /^\p{Lu}/u.test(match[0]) && /\b(?:from|to|between|and|for|in) $/i.test(told.slice(0, match.index))
}

// Whoever protests that the oceans rise sings no praise of the sea.
const OF_NATURE = [KITS.nature, KITS.elements, KITS.seasons, KITS.wonders]
const isPraise = (about: RegExp, { occasion }: Reading): boolean =>
  occasion.id === 'protest' && OF_NATURE.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

// Who broke a leg skiing is on no slope now.
const OF_SPORT = [KITS.games, KITS.sportsground, KITS.arenas, KITS.hobbies, KITS.pastimes, KITS.outings]
const isGameOfTheIll = (about: RegExp, { occasion }: Reading): boolean =>
  occasion.id === 'get-well' && OF_SPORT.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

// Who has lost fifty pounds does not start on Monday.
const LOST_WEIGHT =
  /\b(?:down|lost|dropped|shed) (?:over |almost )?(?:\d+|\p{L}+(?: \p{L}+)?) ?(?:pounds?|lbs?|kilos?|kg|stone)\b/iu
const isBehindThem = (about: RegExp, { told }: Reading): boolean =>
  LOST_WEIGHT.test(told) && about.test('losing weight')

// A sister's divorce is none of mine.
const isOthersDivorce = (about: RegExp, { occasion, person }: Reading): boolean =>
  occasion.id === 'motivation' && person !== undefined && !person.isLover && about.test('my divorce')

// Whom nobody has met yet has mended no bicycle.
const UNMET = /\b(?:haven't|have not|never)(?: even| ever| yet)? met\b/i
const isOfTheMet = (about: RegExp, { occasion, told }: Reading): boolean =>
  occasion.stance === 'love' && UNMET.test(told) && !about.test("someone I haven't met yet")

// A nursing home is no first flat, and Mother's Day no mother.
const ONE_WORD =
  /\b(?:(?:mov\p{L}+ |going )?(?:in)?(?:to )?(?:an? |the )?(?:nursing|care|retirement|old people's|funeral) home|assisted living|(?:mother|father|valentine|new year)'s day|(?:baby|bridal) shower|garage sale|soap opera|coffee table|ghost writer|dog days|rock bottom|rat race|wolf in sheep'?s clothing|drop in the (?:ocean|bucket)|storm in a teacup|castles? in the (?:air|sky|clouds)|skeletons? in (?:my|the|his|her|your|our) closet|fish out of water|bull market|bear market|cash cow|crocodile tears|elephant in the room|white elephant|piece of cake|couch potato|big cheese|paper tiger|night owl|early bird|wild goose chase|loan shark|top dog|cat fight|pick me girls?|butterflies in (?:my|her|his) (?:stomach|tummy)|ants in (?:my|his|her|your) pants|(?:ice cream|food|tow|fire|garbage) truck|danc(?:e|es|ed|ing) in the rain|labou?r day|bass (?:drop|line)|(?:dress|penal|moral|criminal|zip|morse|honou?r) code|potato famine|(?:against|around|beat(?:ing)?) the clock|(?:rap|guitar|rock|metal|sex|gym|gamer|greek|roman|norse|thunder) god(?:dess)?e?s?)\b/iu
const isPartOfWord = (about: RegExp, { told }: Reading): boolean => {
  const word = ONE_WORD.exec(told)
  const match = word === null ? null : about.exec(told)
  if (word === null || match === null) return false
  const end = match.index + match[0].length
  return end > word.index && end < word.index + word[0].length
}

// A wife is no mother of mine, whatever day it is.
const isOthersMother = (about: RegExp, { person }: Reading): boolean =>
  person?.isLover === true && about.test('my mother') && !about.test('my wife')

// A grandfather who is missed leaves no side of the bed cold.
const isOfLoversAlone = (about: RegExp, { person }: Reading): boolean =>
  person?.kin !== undefined && !person.isLover && about.test('your side of the bed')

// What deer have eaten is nobody's joy.
const UNDONE =
  /\b(?:got|was|were|been|is|are) (?:eaten|stolen|destroyed|ruined|smashed|crushed|flooded|burnt|burned|trampled|vandali[sz]ed|wrecked)\b/i
const OF_JOY = [...OF_SPORT, KITS.home, KITS.workshop, KITS.table, KITS.kitchen, KITS.pantry, KITS.nature]
const isUndone = (about: RegExp, { told }: Reading): boolean => {
  const undone = UNDONE.exec(told)
  const place = about.exec(told)?.index ?? told.length
  return (
    undone !== null &&
    place < undone.index &&
    OF_JOY.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)
  )
}

// Who sings like an angel is none.
const LIKENED = /(?<!\bfeel(?:s|ing)? |\bfelt )\b(?:like|as \p{Ll}+ as) (?:an?|the) (?:\p{Ll}+ )?$/iu
const isLikened = (about: RegExp, { told }: Reading): boolean => {
  const match = about.exec(told)
  return match !== null && LIKENED.test(told.slice(0, match.index))
}

// A dog that barks all night is nobody's darling.
const CREATURE = /^(?:(?:an?|the) )?(?:dogs?|cats?|puppy|roosters?|parrots?|birds?)(?: (?:who|that))?$/i
const isNuisance = (about: RegExp, { told, occasion }: Reading): boolean =>
  occasion.id === 'annoyance' && CREATURE.test(about.exec(told)?.[0] ?? '')

// Who met in Texas sings of whom they met.
const isWhereTheyMet = (about: RegExp, { told, details, occasion }: Reading): boolean =>
  occasion.stance === 'love' &&
  details.place !== undefined &&
  /\b(?:met|meeting)\b/i.test(told) &&
  about.test(details.place)

// Who hates the boss sings no thanks for an open door.
const isHated = (about: RegExp, { occasion, told }: Reading): boolean =>
  occasion.id === 'boss' && /\b(?:hate|worst|awful|terrible|toxic|nightmare)\b/i.test(told) && about.test('my boss')

// Who is welcomed home is away no more.
const isBack = (about: RegExp, { told, manner }: Reading): boolean =>
  /\bwelcom\w* (?:\p{Ll}+ ){0,3}(?:home|back)\b/iu.test(`${manner} ${told}`) && about.test('deployed overseas')

// What is said to children of the planet is said in a nursery's words, and to nobody else.
const OF_PLANET = 'climate change'
const isForOthersEars = (about: RegExp, { occasion }: Reading): boolean => {
  if (!about.test(OF_PLANET)) return false
  const isForKids = occasion.id === 'kids' || occasion.id === 'teach'
  return isForKids !== (KITS.nursery.kits?.().some((kit) => kit.about === about) === true)
}

// Who is queen of her own kitchen wears no heavy crown, and who has a tattoo among ten other things is more than that.
const isOwnCrown = (about: RegExp, { told }: Reading): boolean =>
  OWN_CROWN.test(told) && /^(?:(?:an?|the|my) )?(?:king|queen)/i.test(about.exec(told)?.[0] ?? '')
const HAS = /(?:who has|, (?:she|he) has) [^,]+/giu
const FEWEST_LISTED = 3
const isOneOfMany = (about: RegExp, { told, person }: Reading): boolean => {
  const listed = person?.name === undefined ? [] : [...told.matchAll(HAS)]
  const match = listed.length < FEWEST_LISTED ? null : about.exec(told)
  return (
    match !== null &&
    match[0].length < told.length / 2 &&
    listed.some(({ index, 0: part }) => match.index >= index && match.index < index + part.length)
  )
}

// Cattle dogs are dogs.
const isBreed = (about: RegExp, { told }: Reading): boolean => {
  const match = about.exec(told)
  return (
    match !== null &&
    /^(?:cattle|sheep|guide|police|sled|farm|ranch)$/i.test(match[0]) &&
    /^[- ]?dogs?\b/i.test(told.slice(match.index + match[0].length))
  )
}
// The fastest man on the planet flies to none.
const isOnlySaying = (about: RegExp, { told }: Reading): boolean => {
  const match = about.exec(told)
  return match !== null && isOnlyExtent(match[0], match.index, told)
}
// Indian Trail is a town, and Coffee Street no drink.
const PLACE_NAME =
  /\b(?:\p{Lu}\p{L}+ ){1,2}(?:Trail|Creek|Springs?|Hills?|Valley|Falls|Ridge|Grove|Heights|Street|Road|Avenue|Drive|Lane|Park|County|Beach|Bay|Harbou?r|City|Village|Ranch|Rock|Fork|Point|Station)\b/gu
const isPartOfPlace = (about: RegExp, { told }: Reading): boolean => {
  const match = about.exec(told)
  return (
    match !== null &&
    [...told.matchAll(PLACE_NAME)].some(
      ({ index, 0: name }) =>
        match.index >= index && match.index + match[0].length <= index + name.length && match[0].length < name.length,
    )
  )
}
// Who is teased for being slow in his car is sung of for that.
const TEASED_IN = /\b(?:in|on|at|with) (?:an? |the |his |her |their )?["“]?$/i
const isWhereTeased = (about: RegExp, { told, person, occasion }: Reading): boolean => {
  const match = about.exec(told)
  return match !== null && occasion.id === 'roast' && person?.at === 0 && TEASED_IN.test(told.slice(0, match.index))
}
// Sirens of a city at night sing to no sailor.
const OF_THE_STREET =
  /\b(?:police|ambulance|air[- ]raid|fire ?truck|city|street|emergency) sirens?\b|\bsirens?\b.*\b(?:city|streets?|police|cops?|ambulances?|traffic|downtown|alley)\b/iu
const isOfSailors = (about: RegExp, { told }: Reading): boolean =>
  OF_THE_STREET.test(told) && /\bsirens?\b/i.test(about.exec(told)?.[0] ?? '')
// Where there is nothing to eat, nobody sings of chips.
const HUNGER = /\b(?:famine|starv\p{L}+|hunger strike|food poisoning|poisoned)\b/iu
const OF_THE_TABLE = [KITS.table, KITS.kitchen, KITS.pantry, KITS.menu]
const isOfTheHungry = (about: RegExp, { told }: Reading): boolean =>
  HUNGER.test(told) && OF_THE_TABLE.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

// Lasagna does not go round a fork.
const OTHER_DISH = /\b(?:lasagn[ea]s?|ramen|udon|pho|soba)\b/i
const isOtherDish = (about: RegExp, { told }: Reading): boolean =>
  OTHER_DISH.test(told) && about.test('carbonara') && !/\b(?:spaghetti|pasta|carbonara)\b/i.test(told)

const DOUBTS: readonly Doubt[] = [
  isOwnCrown,
  isOneOfMany,
  isBreed,
  isGrudge,
  isHerosKind,
  isOnlyOwner,
  isCalledOff,
  isDenied,
  isRival,
  isOnlyWhence,
  isPraise,
  isGameOfTheIll,
  isBehindThem,
  isOthersDivorce,
  isOfTheMet,
  isPartOfWord,
  isOthersMother,
  isOfLoversAlone,
  isUndone,
  isLikened,
  isNuisance,
  isWhereTheyMet,
  isHated,
  isBack,
  isForOthersEars,
  isOtherDish,
  isOnlySaying,
  isPartOfPlace,
  isOfTheHungry,
  isOfSailors,
  isWhereTeased,
  isSideWord,
  isOfOtherSense,
]

// Whether a request only comes to what was written of this, and means something else: none of it is sung.
export const isNotMeant: Doubt = (about, reading) => DOUBTS.some((doubt) => doubt(about, reading))
