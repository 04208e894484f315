import type { Entry, LineBank } from '../lines.ts'
import type { Reading } from '../reader/readRequest.ts'
import { CEREMONIES } from './ceremonies.ts'
import { findGraveKit, isGraveKit } from './graveMatter.ts'
import { KITS } from './kitBanks.ts'
import { ELSEWHERE, entriesFor, placeOf, saidFirst } from './lineBank.ts'
import { findHeartKit } from './heartKits.ts'
import { fitsAnything } from './fitsAnything.ts'
import { isHomely, type Register } from './registers.ts'
import { findSpareKit } from './spareKits.ts'
import { findHeavyThemeKit, findThemeKit } from './themes.ts'

// What such a day is itself about: a kit that knows these words was written for it and may be sung at it.
const OF_THE_DAY: Readonly<Record<string, string>> = {
  victory:
    'we won the championship, champions, winning the world cup, training for a competition, an army marching to battle',
  'job-loss': 'i lost my job, laid off, made redundant, fired, too old for the job market, ai taking our jobs',
  defeat: 'lost the final, lost on penalties',
  'new-year': "new year's eve, new year",
  christmas: 'alone this year, lonely christmas, soldiers far from home',
  proposal: 'engaged, a shy man proposing',
  riddance: 'happy breakup',
  anniversary: 'work anniversary',
  lullaby: 'lullaby, bedtime, goodnight',
  graduation: 'graduation, graduating, passed the bar exam, my phd, back to school at fifty, sweet sixteen',
  birthday: 'first birthday, turns one, sweet sixteen, lying about my age',
  chant:
    'senior night, bowling league, marching band, school spirit, high school football, pool league, sales kick-off, company anthem, football club anthem, winning the world cup, out of my league, little league team, teams fighting for glory, african unity',
  retirement: 'retirement, retiring',
  absent: 'deployed overseas, in the army',
  expecting: 'expecting a baby, pregnant, gender reveal, baby shower',
  birth: 'newborn, new baby, adoption',
  wedding: 'our wedding day, getting married, best man speech, gaining a daughter-in-law, our first dance, first dance',
  thanks: 'gratitude, grateful for my life, thankful, counting my blessings',
}
const isOfCeremonies = (about: RegExp): boolean => KITS.ceremonies.kits?.().some((kit) => kit.about === about) === true
const AT_WORK = /\bwork anniversary\b/i
const isOfTheDay = (about: RegExp, { occasion, person, told, manner }: Reading): boolean => {
  if (isOfCeremonies(about)) return about.test(told)
  // Whoever is thanked is sung of themselves, but on their day at work.
  if (occasion.id === 'thanks' && person !== undefined)
    return AT_WORK.test(`${manner} ${told}`) && about.test('work anniversary')
  const day = occasion.id === 'rite' ? `${told} ${manner}`.match(occasion.cues)?.join(', ') : OF_THE_DAY[occasion.id]
  return day !== undefined && about.test(day)
}

// Who parts is sung of what hearts do, who prays of faith: a breakup over a pizza is no song of pizza.
const OF_HEARTS: readonly LineBank[] = [
  KITS.hearts,
  KITS.family,
  KITS.mind,
  KITS.feelings,
  KITS.tender,
  KITS.partings,
  KITS.turns,
  KITS.lovelorn,
  KITS.bonds,
  KITS.heartlines,
  KITS.abstracts,
  KITS.neonHearts,
  KITS.afterDark,
  KITS.blushes,
  KITS.reckonings,
  KITS.sidewinds,
  KITS.lanterns,
  KITS.dusthearts,
  KITS.nightbus,
  KITS.lovesick,
]
const OF_FAITH: readonly LineBank[] = [KITS.faith, KITS.feasts, KITS.pulpit]

const isOfHearts = (about: RegExp): boolean => KITS.hearts.kits?.().some((kit) => kit.about === about) === true
const isOfFaith = (about: RegExp): boolean =>
  OF_FAITH.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

const OWN_THING =
  /\bmy (?:\w+ ){0,2}(?:car|truck|van|bike|bicycle|motorbike|boat|phone|laptop|sofa|couch|guitar|piano|boots|shoes)\b/i

// A last day is sung before it is over.
const STILL_HERE = /\bput(?:ting)? .*\b(?:down|to sleep)\b|\blast (?:day|night|walk|ride) with\b/i

// A gospel song about Mondays is of Mondays.
const OF_PRAYER =
  /\b(?:pray\w*|lord|god'?s?|jesus|christ\w*|heaven\w*|faith\w*|bless\w*|grace|mercy|amen|hallelujah|holy|spirit\w*|angels?|soul|church|bible|prais\w*|worship\w*|allah|hymn|psalm|sav(?:e|ed|ior|iour)|believ\w*|peace|forgiv\w*|glory|hope|thank\w*|strength|kingdom|cross|sin\w*|heal\w*|miracle\w*|gratitude|grateful)\b/i

const PRAYED = /\b(?:pray\w*|hymns?|psalms?|worship|prais\w+|church|christian)\b/i
const EARLY = 3
const isOnlySungSo = ({ told, manner, topics }: Reading): boolean =>
  topics.some(({ at }) => at < EARLY) && !OF_PRAYER.test(told) && !PRAYED.test(manner)

// Whoever is mourned by name is sung of by name.
function ownBanks(reading: Reading): readonly LineBank[] | undefined {
  const { occasion, person, told } = reading
  if (occasion.id === 'estranged') return [KITS.bonds]
  if (occasion.stance === 'mourn')
    return person?.name === undefined || STILL_HERE.test(told) ? [KITS.partings, KITS.reckonings, KITS.dusthearts] : []
  // A car is said goodbye to as a car.
  if (occasion.id === 'closing' && OWN_THING.test(told)) return undefined
  if (occasion.id === 'homesick') return [...OF_HEARTS, KITS.roads, KITS.places, KITS.towns]
  if (occasion.stance === 'part' || (occasion.id === 'anger' && person !== undefined)) return OF_HEARTS
  if (occasion.id === 'moving' && person?.name !== undefined) return OF_HEARTS
  if (
    FOR_KIN.has(occasion.id) &&
    person !== undefined &&
    ((person.isGroup && person.name !== undefined) || /\bwho\b/i.test(told))
  )
    return OF_PEOPLE
  if (occasion.id === 'prayer' && isOnlySungSo(reading)) return undefined
  return occasion.stance === 'pray' || occasion.id === 'get-well'
    ? [
        ...OF_FAITH,
        KITS.mind,
        KITS.ailments,
        KITS.fans,
        KITS.cheer,
        KITS.reckonings,
        KITS.sidewinds,
        KITS.lanterns,
        KITS.dusthearts,
      ]
    : undefined
}

// A song for a father is about him, whatever he drove one to.
const FOR_KIN = new Set('father mother grandparent sibling friendship'.split(' '))
const OF_PEOPLE: readonly LineBank[] = [
  ...OF_HEARTS,
  KITS.ailments,
  KITS.kinfolk,
  KITS.trades,
  KITS.workshop,
  KITS.growing,
  KITS.table,
  KITS.merryfolk,
  KITS.capers,
]

function suits(reading: Reading): (about: RegExp) => boolean {
  const banks = ownBanks(reading)
  const known = new Set((banks ?? [KITS.faith]).flatMap((bank) => bank.kits?.() ?? []).map(({ about }) => about))
  return (about) => known.has(about) === (banks !== undefined)
}

// "he proposed at a taco truck" is about him, not about tacos.
const OF_SOMEBODY: ReadonlySet<string> = new Set(['love', 'celebrate', 'thank', 'proud'])
// Who met on a plane sings of no take-off.
const MET =
  /^(?:(?:how|where|when|the (?:day|night|time)) )?we (?:first )?(?:met|kissed|fell in love|got engaged)\b|^(?:an?|the) \p{L}+ (?:i|we) (?:just )?(?:met|saw|kissed)\b|^meeting (?:an?|the|my|you)\b/iu
const ONLY_WHERE = /\b(?:at|in|on|outside|near|behind|by|under) (?:an? |the |our |my |some )?$/i
function isOnlyWhere(about: RegExp, { person, occasion, told, details }: Reading): boolean {
  const match = about.exec(told)
  const isOfThem = (person?.at === 0 || MET.test(told)) && OF_SOMEBODY.has(occasion.stance)
  const isPlace =
    match !== null &&
    ONLY_WHERE.test(told.slice(0, match.index + (/^(?:at|in|on) (?:the )?/i.exec(match[0])?.[0].length ?? 0)))
  const isPlaceAlone = match === null && details.place !== undefined && about.test(details.place)
  return (isPlace || isPlaceAlone) && isOfThem && !isOfHearts(about)
}

// A lonely satellite is a satellite; how it feels comes second.
const FELT = /^(?:lonely|sad|happy|sleepy|tired|angry|proud|grumpy|jealous|anxious)$/i
const isOnlyHow = (about: RegExp, { told, topics }: Reading): boolean => {
  const match = about.exec(told)
  if (match === null || !FELT.test(match[0])) return false
  const [, next] = /^ (\p{L}+)/u.exec(told.slice(match.index + match[0].length)) ?? []
  return topics.some(({ noun }) => noun.split(' ').includes(next ?? ''))
}

// Who is tired beside the one they love sings of the one, not of the tiredness.
function isOfOwnTroubles(about: RegExp, { occasion, person }: Reading): boolean {
  if (occasion.stance !== 'love' || person?.isLover !== true) return false
  return [KITS.mind, KITS.feelings].some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)
}

// A pizza delivery driver is a driver, and a roommate who is a ghost is a ghost: what stands last says what somebody is.
type Placed = { about: RegExp; place: number; length: number }
const DOER = /(?:ers?|ors?|ists?|m[ae]n|wom[ae]n|guys?|lad(?:y|ies)|chefs?|nurses?|clerks?|guards?)$/i
const IS_A =
  /^ (?:is|might be|must be|may be|could be)(?: (?:secretly|actually|really|definitely|probably))? (?:an?|the) $/i
// A grandson with his first bike is sung of as one who learns to ride.
const NEWS =
  /^(?: just| finally)* (?:got|gets|passed|won|learned|learnt|started|starts|joined|bought|adopted|finished)(?: [\p{L}']+){0,3} $/iu
// A coworker who replies all is sung of for that.
const BESIDE_US = /\b(?:co-?workers?|colleagues?|neighbou?rs?|boss|roommate|flatmate|friend)$/i
const WHO = /^ who(?: always| never| just| only| keeps on| still)? $/i
function whatTheyAre(first: Placed, found: readonly Placed[], said: string): Placed | undefined {
  const end = first.place + first.length
  const isOfSomebody =
    /^(?:i think |i'm sure |maybe )?(?:my|our) $/i.test(said.slice(0, first.place)) ||
    /^(?:my|our) /i.test(said.slice(first.place))
  return found.find(({ about, place, length }) => {
    if (place <= end) return false
    const between = said.slice(end, place)
    if (FOUNDED.test(between) && isFounding(about)) return true
    const isDoer = between === ' ' && DOER.test(said.slice(place, place + length))
    if (WHO.test(between) && BESIDE_US.test(said.slice(first.place, end))) return true
    return isDoer || (isOfSomebody && (IS_A.test(between) || NEWS.test(between)))
  })
}

// What a request comes to first is what it is about: of "debugging while the coffee machine is broken" that is no coffee.
// Of two at the same place the longer knows it better: "rainy Sunday" is more than rain. Where both know it alike, they
// take turns.
export function findKit(reading: Reading, turn: number, register: Register = 'fireside'): RegExp | undefined {
  return (
    findGraveKit(reading) ??
    findHeartKit(reading) ??
    findOwnKit(reading, turn, register) ??
    findThemeKit(reading, turn) ??
    findSpareKit(reading, turn, register)
  )
}

// Whether a kit is mostly of kettles and slippers: asked once of each that is chosen from.
const SHARE_AT_HOME = 0.3
const homes = new Map<RegExp, boolean>()
function isAtHome(about: RegExp): boolean {
  const known = homes.get(about)
  if (known !== undefined) return known
  const rows = entriesOfKit(about)
  const found = rows.filter(({ text }) => isHomely(text)).length > rows.length * SHARE_AT_HOME
  homes.set(about, found)
  return found
}
const entriesOfKit = (about: RegExp): readonly Entry[] =>
  Object.values(KITS)
    .flatMap((bank) => bank.kits?.() ?? [])
    .find((kit) => kit.about === about)
    ?.list() ?? []

// Two best friends who opened a bakery are sung of as bakers.
const FOUNDED = /^ (?:who )?(?:just |finally |all |have )*$/i
const isFounding = (about: RegExp): boolean => KITS.ventures.kits?.().some((kit) => kit.about === about) === true

// Wet Mondays are Mondays: "disappointing" says only how they are.
const SO = /^(?:disappoint|bor|annoy|depress|exhaust|frustrat|amaz|terrify)ing $/i
function whatIsSo(first: Placed, found: readonly Placed[], said: string): Placed | undefined {
  const end = first.place + first.length
  return found.find(
    ({ place, length }) => place < end && place + length >= end && SO.test(said.slice(first.place, place)),
  )
}

const isOfTowns = (about: RegExp): boolean => KITS.towns.kits?.().some((kit) => kit.about === about) === true

const OPEN_TO_CLUBS: ReadonlySet<string> = new Set('sport any party hobby road city music-life'.split(' '))

function findOwnKit(reading: Reading, turn: number, register: Register): RegExp | undefined {
  const isNamedClub = reading.brand !== undefined && !OPEN_TO_CLUBS.has(reading.occasion.id)
  const isCeremony = CEREMONIES.has(reading.occasion.id)
  const isFitting = suits(reading)
  const abouts = new Set(entriesFor(reading, 'kit', 'hook').flatMap(({ about }) => about ?? []))
  const found = [...abouts]
    .filter(
      (about) =>
        !fitsAnything(about) &&
        !isGraveKit(about) &&
        // A club by its name is sung of by name or not at all.
        (!isNamedClub || about.source.includes('?<called>')) &&
        (isCeremony ? isOfTheDay(about, reading) : isFitting(about)) &&
        !isOnlyWhere(about, reading),
    )
    .filter((about) => !isOfOwnTroubles(about, reading) && !isOnlyHow(about, reading))
    .map((about) => ({ about, ...placeOf(about, reading) }))
  // Who misses Dublin misses Dublin, not all of Ireland; Paris alone has a song of its own.
  const isBare = reading.told === reading.details.place
  const ofTown = isBare ? undefined : found.find(({ about }) => isOfTowns(about))
  if (ofTown !== undefined) return ofTown.about
  const [earliest] = found.toSorted((one, other) => one.place - other.place || other.length - one.length)
  const said = saidFirst(reading)
  const first = earliest && (whatTheyAre(earliest, found, said) ?? whatIsSo(earliest, found, said) ?? earliest)
  const alike = found.filter(({ place, length }) => place === first?.place && length === first.length)
  const ofFaith = reading.occasion.stance === 'pray' ? alike.filter(({ about }) => isOfFaith(about)) : []
  const fitting = ofFaith.length > 0 ? ofFaith : alike
  const away = register === 'fireside' ? [] : fitting.filter(({ about }) => !isAtHome(about))
  const best = away.length > 0 ? away : fitting
  const chosen = best[turn % best.length]?.about
  const heavy =
    first === undefined || first.place >= ELSEWHERE ? undefined : findHeavyThemeKit(reading, first.place, turn)
  return heavy ?? chosen
}
