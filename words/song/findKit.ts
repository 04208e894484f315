import type { LineBank } from '../lines.ts'
import type { Reading } from '../reader/readRequest.ts'
import { KITS } from './kitBanks.ts'
import { entriesFor, placeOf } from './lineBank.ts'

// A wedding's song is the wedding's, whatever the groom does for a living.
export const CEREMONIES: ReadonlySet<string> = new Set(
  `birthday wedding anniversary proposal graduation retirement birth expecting stag christmas new-year lullaby jingle chant victory
  defeat firm apology thanks absent job-loss intercession riddance rite`.split(/\s+/),
)

// What such a day is itself about: a kit that knows these words was written for it and may be sung at it.
const OF_THE_DAY: Readonly<Record<string, string>> = {
  victory: 'we won the championship, champions',
  'job-loss': 'i lost my job, laid off, made redundant, fired',
  'new-year': "new year's eve, new year",
  christmas: 'alone this year, lonely christmas',
  lullaby: 'lullaby, bedtime, goodnight',
  graduation: 'graduation, graduating',
  retirement: 'retirement, retiring',
  absent: 'deployed overseas, in the army',
  expecting: 'expecting a baby, pregnant, gender reveal, baby shower',
  birth: 'newborn, new baby',
  wedding: 'our wedding day, getting married',
  thanks: 'gratitude, grateful for my life, thankful, counting my blessings',
}
const isOfTheDay = (about: RegExp, { occasion, person, told, manner }: Reading): boolean => {
  const day = occasion.id === 'rite' ? `${told} ${manner}`.match(occasion.cues)?.join(', ') : OF_THE_DAY[occasion.id]
  return day !== undefined && about.test(day) && !(occasion.id === 'thanks' && person !== undefined)
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
]
const OF_FAITH: readonly LineBank[] = [KITS.faith, KITS.feasts]

const isOfFaith = (about: RegExp): boolean =>
  OF_FAITH.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

const OWN_THING =
  /\bmy (?:\w+ ){0,2}(?:car|truck|van|bike|bicycle|motorbike|boat|phone|laptop|sofa|couch|guitar|piano|boots|shoes)\b/i

// A last day is sung before it is over.
const STILL_HERE = /\bput(?:ting)? .*\b(?:down|to sleep)\b|\blast (?:day|night|walk|ride) with\b/i

// Whoever is mourned by name is sung of by name.
function ownBanks({ occasion, person, told }: Reading): readonly LineBank[] | undefined {
  if (occasion.id === 'estranged') return []
  if (occasion.stance === 'mourn') return person?.name === undefined || STILL_HERE.test(told) ? [KITS.partings] : []
  // A car is said goodbye to as a car.
  if (occasion.id === 'closing' && OWN_THING.test(told)) return undefined
  if (occasion.id === 'homesick') return [...OF_HEARTS, KITS.roads, KITS.places]
  if (occasion.stance === 'part' || (occasion.id === 'anger' && person !== undefined)) return OF_HEARTS
  if (occasion.id === 'moving' && person?.name !== undefined) return OF_HEARTS
  if (FOR_KIN.has(occasion.id) && person !== undefined && /\bwho\b/i.test(told)) return OF_PEOPLE
  return occasion.stance === 'pray' || occasion.id === 'get-well' ? [...OF_FAITH, KITS.mind] : undefined
}

// A song for a father is about him, whatever he drove one to.
const FOR_KIN = new Set('father mother grandparent sibling friendship'.split(' '))
const OF_PEOPLE: readonly LineBank[] = [
  ...OF_HEARTS,
  KITS.kinfolk,
  KITS.trades,
  KITS.workshop,
  KITS.growing,
  KITS.table,
]

function suits(reading: Reading): (about: RegExp) => boolean {
  const banks = ownBanks(reading)
  const known = new Set((banks ?? [KITS.faith]).flatMap((bank) => bank.kits?.() ?? []).map(({ about }) => about))
  return (about) => known.has(about) === (banks !== undefined)
}

// "he proposed at a taco truck" is about him, not about tacos.
const OF_SOMEBODY: ReadonlySet<string> = new Set(['love', 'celebrate', 'thank', 'proud'])
const ONLY_WHERE = /\b(?:at|in|on|outside|near|behind|by|under) (?:an? |the |our |my |some )?$/i
function isOnlyWhere(about: RegExp, { person, occasion, told }: Reading): boolean {
  const match = about.exec(told)
  const isOfThem = person?.at === 0 && OF_SOMEBODY.has(occasion.stance)
  return match !== null && isOfThem && ONLY_WHERE.test(told.slice(0, match.index))
}

// Who is tired beside the one they love sings of the one, not of the tiredness.
function isOfOwnTroubles(about: RegExp, { occasion, person }: Reading): boolean {
  if (occasion.stance !== 'love' || person?.isLover !== true) return false
  return [KITS.mind, KITS.feelings].some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)
}

// Where nobody wrote of the thing itself, scenes of what kind of thing it is: something done at last, something lost, a
// grievance, a habit. They know no chorus: that is the told sentence.
const SHAPED: ReadonlySet<string> = new Set(
  'any moment mishap portrait annoyance food money work school city season love friendship sibling hope boss road'.split(
    ' ',
  ),
)
const NO_JOKE =
  /\b(?:house|home|fire|flood|accident|everything|bab(?:y|ies)|cancer|hospital|war|faith|sight|hearing|memory|child(?:ren)?|custody|hope|savings|died|dead|death|grief|abus\w+|lonely|refugee|prison|jail|suicid\w+|overdose|surgery|church|god)\b/i
let knownShapes: readonly RegExp[] | undefined
const shapes = (): readonly RegExp[] => (knownShapes ??= (KITS.shapes.kits?.() ?? []).map(({ about }) => about))
export const isShape = (about: RegExp | undefined): boolean => about !== undefined && shapes().includes(about)

function findShape(reading: Reading): RegExp | undefined {
  const { occasion, address, person, facts, brand, told, tones } = reading
  const isTold = facts.some(({ kind }) => kind === 'clause' || kind === 'deed') || tones.includes('funny')
  if (!SHAPED.has(occasion.id) || brand !== undefined || !isTold || NO_JOKE.test(told)) return undefined
  const ofThem = person !== undefined && address === 'you'
  return shapes().find((about, at, { length }) => (at === length - 1) === ofThem && placeOf(about, reading).place >= 0)
}

// What a request comes to first is what it is about: of "debugging while the coffee machine is broken" that is no coffee.
// Of two at the same place the longer knows it better: "rainy Sunday" is more than rain. Where both know it alike, they
// take turns.
export function findKit(reading: Reading, turn: number): RegExp | undefined {
  return findOwnKit(reading, turn) ?? findShape(reading)
}

function findOwnKit(reading: Reading, turn: number): RegExp | undefined {
  if (reading.brand !== undefined && reading.occasion.id !== 'sport') return undefined
  const isCeremony = CEREMONIES.has(reading.occasion.id)
  const isFitting = suits(reading)
  const abouts = new Set(entriesFor(reading, 'kit', 'hook').flatMap(({ about }) => about ?? []))
  const found = [...abouts]
    .filter((about) => (isCeremony ? isOfTheDay(about, reading) : isFitting(about)) && !isOnlyWhere(about, reading))
    .filter((about) => !isOfOwnTroubles(about, reading))
    .map((about) => ({ about, ...placeOf(about, reading) }))
  const [first] = found.toSorted((one, other) => one.place - other.place || other.length - one.length)
  const alike = found.filter(({ place, length }) => place === first?.place && length === first.length)
  const ofFaith = reading.occasion.stance === 'pray' ? alike.filter(({ about }) => isOfFaith(about)) : []
  const best = ofFaith.length > 0 ? ofFaith : alike
  return best[turn % best.length]?.about
}
