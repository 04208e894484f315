import type { Reading } from '../reader/readRequest.ts'
import { findFieldKit } from './fieldKits.ts'
import { aboutsOf } from './fitsAnything.ts'
import { findKindKit } from './kindKits.ts'
import { KITS } from './kitBanks.ts'
import { leanOfStory } from './leanOfMoods.ts'
import { isNameable } from './isNameable.ts'
import { callKit, ELSEWHERE, placeOf } from './lineBank.ts'
import type { Register } from './registers.ts'
import { findHeartThemeKit, findHeavyThemeKit } from './themes.ts'

// Where nobody wrote of the thing itself, scenes of what kind of thing it is: something done at last, something lost, a
// grievance, a habit. They know no chorus: that is the told sentence.
const SHAPED: ReadonlySet<string> = new Set(
  'any moment mishap portrait annoyance food money work school city season love friendship sibling hope boss road'.split(
    ' ',
  ),
)
const NO_JOKE =
  /\b(?:house|home|fire|flood|accident|everything|bab(?:y|ies)|cancer|hospital|war|faith|sight|hearing|memory|child(?:ren)?|custody|hope|savings|died|dead|death|grief|kill\w*|murder\w*|slain|slaughter\w*|abus\w+|lonely|refugee|prison|jail|suicid\w+|overdose|surgery|church|god|cry|cries|crying|bull(?:y|ied|ying)|failure)\b/i
const shapes = (): readonly RegExp[] => aboutsOf(KITS.shapes)
const ofSound = (): readonly RegExp[] => aboutsOf(KITS.shapesOfSound)
const strangers = (): readonly RegExp[] => aboutsOf(KITS.strangers)

// A thing nobody wrote of, and nothing told of it: frames that fit any thing put it where it cannot be. A song of its field is
// sung, else a small true story of its kind, else it is sung as what nobody has sung of yet.
const unsung = (): readonly RegExp[] => aboutsOf(KITS.unsung)
const MOST_WORDS = 6
const LIGHT: ReadonlySet<string> = new Set(['funny', 'bright', 'proud', 'wild', 'calm'])
// What such an occasion sings of itself knows nothing of the thing.
const OF_ANY_THING: ReadonlySet<string> = new Set(
  `any nature season city place food animal night space sea-story road money work boss coding gaming hobby sport music-life hope
  party nostalgia science school health holiday`.split(/\s+/),
)
function findForThing(reading: Reading, turn: number, register: Register): RegExp | undefined {
  const { occasion, person, brand, facts, told, tones, topics, details } = reading
  const nameable = topics.filter((topic) => isNameable(topic, reading))
  const isOneThing =
    told !== '' &&
    told.split(' ').length <= MOST_WORDS &&
    nameable.length > 0 &&
    (facts.length > 0 || told.split(' ').length === 1) &&
    facts.every(
      ({ kind, text }) =>
        kind === 'noun' || (kind === 'order' && text.toLowerCase().startsWith(topics[0]?.said.toLowerCase() ?? '?')),
    )
  if (!OF_ANY_THING.has(occasion.id) || person !== undefined || brand !== undefined || !isOneThing) return undefined
  if (NO_JOKE.test(told) || details.place !== undefined) return undefined
  const ofField = findFieldKit(reading)
  if (ofField !== undefined) callKit(ofField, reading)
  const found = ofField ?? findKindKit({ ...reading, topics: nameable }, turn, register)
  if (found !== undefined || occasion.id !== 'any') return found
  return tones.every((tone) => LIGHT.has(tone)) ? unsung()[0] : undefined
}

// What somebody else in the story cannot do, and what happens to somebody once, is nobody's daily habit.
const OF_ANOTHER =
  /\b(?:with|by|from|than|for|of|to) (?:an?|the|his|her) (?:[\p{L}-]+ ){1,2}(?:who|that) (?:[\p{L}']+ ){0,3}(?:hates?|can't|cannot|won't|refuses?|doesn't|isn't|never|wants?)\b|\b(?:saved|rescued|killed|kidnapped) by\b/iu
const ONCE =
  /\b(?:giv(?:es?|ing) up|drown\w*|dying|dies|fall(?:s|ing)?|fell|leav(?:es|ing)|los(?:es?|ing)|lost|puts? up with|sav(?:es|ed|ing)|rescu\w+|surviv\w+|escap\w+|returns?|finds?|found|meets?|met|struggl\w+|discover\w*|is like|becom\w+|became)\b/i
const MANY = /^(?:two|three|four|five|some|many|all)\b|^(?:an?|the) \p{L}+ and (?:an?|the) /iu
// Of a stranger nobody wrote of: one who is not as they are meant to be, or who does one thing all their life.
function findStranger(reading: Reading): RegExp | undefined {
  const { occasion, address, person, facts, told, tones } = reading
  const isTale = occasion.id === 'tale' && address === 'about' && person === undefined
  const isGrave = NO_JOKE.test(told) || tones.includes('dark') || tones.includes('wistful')
  if (!isTale || isGrave || MANY.test(told) || !facts.some(({ kind }) => kind === 'clause')) return undefined
  const isTrait = (about: RegExp): boolean => {
    const match = about.exec(told)
    return match !== null && !(about === strangers()[0] && OF_ANOTHER.test(match[0]))
  }
  return strangers().find(
    (about, at) => placeOf(about, reading).place >= 0 && (at === 0 ? isTrait(about) : !ONCE.test(told)),
  )
}

function findShape(reading: Reading): RegExp | undefined {
  const { occasion, address, person, facts, brand, told, tones } = reading
  const isTold =
    facts.some(
      ({ kind, text }) => kind === 'clause' || kind === 'deed' || /\b(?:terrible|awful|dreadful)\b/.test(text),
    ) || tones.includes('funny')
  if (!SHAPED.has(occasion.id) || brand !== undefined || !isTold || NO_JOKE.test(told)) return undefined
  const ofThem = person !== undefined && address === 'you'
  // What a named thing is called elsewhere tells nothing of what happened.
  const isSaid = (about: RegExp): boolean => {
    const { place } = placeOf(about, reading)
    return place >= 0 && place < ELSEWHERE
  }
  return shapes().find((about, at, { length }) => (at === length - 1) === ofThem && isSaid(about))
}

// What happens to whoever sings, away from home: every register has its own verses for it.
const OF_SINGERS: ReadonlySet<string> = new Set([
  ...SHAPED,
  ...'anxiety lonely motivation freedom crush nostalgia'.split(' '),
])
function findShapeOfSound(reading: Reading, turn: number, register: Register): RegExp | undefined {
  const { occasion, facts, brand, person, told, tones } = reading
  const isOwn = facts.some(({ kind, about }) => (kind === 'clause' || kind === 'deed') && about === 'speaker')
  if (!OF_SINGERS.has(occasion.id) || !isOwn || brand !== undefined || person !== undefined) return undefined
  if (NO_JOKE.test(told) && !/\b(?:lonely|cry|cries|crying|hope|home|everything)\b/i.test(told)) return undefined
  const isLow = tones.includes('dark') || tones.includes('wistful') || leanOfStory(told) === 'dark'
  const wanted = register === 'city' && isLow ? 'city low' : register
  const fitting = ofSound().filter(({ source }) => source.includes(`(?:${wanted})`))
  return fitting[turn % Math.max(1, fitting.length)]
}

const findTold = (reading: Reading, turn: number, register: Register): RegExp | undefined =>
  register === 'fireside' ? (findStranger(reading) ?? findShape(reading)) : findShapeOfSound(reading, turn, register)

export const findSpareKit = (reading: Reading, turn: number, register: Register): RegExp | undefined =>
  findHeavyThemeKit(reading, Infinity, turn) ??
  findTold(reading, turn, register) ??
  findHeartThemeKit(reading, turn) ??
  findForThing(reading, turn, register)
