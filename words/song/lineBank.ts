import type { Beat, Entry } from '../lines.ts'
import { isOfHistory } from '../reader/ofHistory.ts'
import type { Reading } from '../reader/readRequest.ts'
import { rhymeSound } from '../sound/rhyme.ts'
import { callStranger } from './callStranger.ts'
import { mayHold } from './cueWords.ts'
import { fitsAnything } from './fitsAnything.ts'
import { isNotMeant } from './isNotMeant.ts'
import { kitsCalledBy } from './kitIndex.ts'
import { turnKit, turnSorrows } from './turnEntry.ts'
import { ANSWER_BANKS } from './answerBanks.ts'
import { LINE_BANKS } from './lineBanks.ts'
import { saidOtherwise } from './saidOtherwise.ts'

const entries = new Map<string, ReadonlyMap<string, readonly Entry[]>>()
const sounds = new Map<string, ReadonlyMap<string, readonly string[]>>()

const group = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [item])
    else known.push(item)
  }
  return groups
}

const NONE: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>()

// A song asks a handful of banks; the others stay the text they were written as.
function entriesOf(occasion: string, beat: Beat): readonly Entry[] {
  const known = entries.get(occasion)
  const found =
    known ??
    group(
      LINE_BANKS.filter((bank) => bank.occasion === occasion).flatMap((bank) => bank.list()),
      (entry) => entry.beat,
    )
  if (known === undefined) entries.set(occasion, found)
  return found.get(beat) ?? []
}

const spoken = new WeakMap<Reading, Map<string, readonly Entry[]>>()
type Place = { place: number; length: number }
const heard = new WeakMap<Reading, Map<RegExp, Place>>()

// "a beach party song" tells nothing, and "a Hanukkah song for the family" tells too little: what it is about stands in
// the manner.
const SUNG_BY_KIND = new Set([
  'festival',
  'prayer',
  'kids',
  'teach',
  'retirement',
  'graduation',
  'lullaby',
  'expecting',
  'rite',
  'sport',
])
// Capitals make no name of a breed, a rash or a drink.
const NO_NAME =
  /^(?:husky|labrador|retriever|poodle|corgi|dachshund|pug|rottweiler|ringworm|shingles|streamer girl|(?:dr\.?|doctor) pepper)$/i
// How a card is signed says whom it is from, not what it is about.
const SIGNED = /\bwith love from .*$/i
const spokenOf = ({ told, manner, occasion, person, others }: Reading): string => {
  // A hamster called Biscuit is nothing to eat.
  const names = [person, ...others]
    .flatMap((each) =>
      NO_NAME.test(each?.name ?? '') || isOfHistory(each?.name ?? '', told) ? [] : (each?.name?.split(' ') ?? []),
    )
    .filter((name) => name.length > 2)
  const known = names
    .reduce((rest, name) => rest.replaceAll(new RegExp(String.raw`\b${RegExp.escape(name)}\b`, 'gi'), ''), told)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return told === '' ? manner : SUNG_BY_KIND.has(occasion.id) ? `${known}, ${manner}` : known.replace(SIGNED, '')
}

// "a cozy autumn song about sweaters": when it is set. "my 2009 Honda Civic": what it is. Both say less than the request.
const SETTING =
  /\b(?:autumn|fall|winter|spring|summer|beach|campfire|road trip|rainy day|rainy night|halloween|work anniversary|sales kick-?off)\b/i
// "climate change protest song, the oceans are rising": against what stands in the manner. What was written of towns
// knows none of their names.
const saidElsewhere = ({ manner, occasion, topics, told, details: { place, age } }: Reading): string[] => [
  occasion.id === 'protest' ? manner : '',
  SETTING.exec(manner)?.[0].replace(/^fall$/i, 'autumn') ?? '',
  ...topics.flatMap(({ noun, subject }) =>
    subject === undefined || subject.kind === 'time' || !/\p{Lu}/u.test(noun) ? [] : [`my ${subject.names[0] ?? ''}`],
  ),
  place !== undefined && /^\p{Lu}/u.test(place) ? told.replace(place, 'thistown') : '',
  occasion.id === 'birthday' && age !== undefined ? `aged ${age}` : '',
  ...(place === undefined ? saidOtherwise(told) : []),
]
export const ELSEWHERE = 1000

// What a request says, and where else it says what it is about; asked for by every kit there is.
type Said = { text: string; small: string }
const sayings = new WeakMap<Reading, readonly Said[]>()
function sayingsOf(reading: Reading): readonly Said[] {
  const known = sayings.get(reading)
  if (known !== undefined) return known
  const found = [spokenOf(reading), ...saidElsewhere(reading)].map((text) => ({ text, small: text.toLowerCase() }))
  sayings.set(reading, found)
  return found
}

export const saidFirst = (reading: Reading): string => sayingsOf(reading)[0]?.text ?? ''

// Where a request comes to what an entry is kept for, and by how many letters; -1 where it never does.
export function placeOf(about: RegExp, reading: Reading): Place {
  const places = heard.get(reading) ?? new Map<RegExp, Place>()
  heard.set(reading, places)
  const known = places.get(about)
  if (known !== undefined) return known
  let place: Place = { place: -1, length: 0 }
  for (const [at, { text, small }] of sayingsOf(reading).entries()) {
    const match = mayHold(small, about) ? about.exec(text) : null
    if (match === null) continue
    place = { place: match.index + at * ELSEWHERE, length: match[0].length }
    break
  }
  places.set(about, place)
  return place
}

// What nothing in the request calls by name, but its meaning does, is read like what it speaks of.
export function callKit(about: RegExp, reading: Reading): void {
  if (placeOf(about, reading).place >= 0) return
  heard.get(reading)?.set(about, { place: LATEST, length: 0 })
  kitsSpoken.delete(reading)
  spoken.delete(reading)
}
const LATEST = 1_000_000

// What a request comes to stays what it was when some of it is left unsung: a thousand patterns are not asked again.
export function keepPlaces(of: Reading, reading: Reading): void {
  sayings.set(reading, sayingsOf(of))
  heard.set(reading, heard.get(of) ?? new Map<RegExp, Place>())
}

// Only what the request speaks of is ever read: there are hundreds of kits, and a song needs one. What fits any request would
// be read for every one of them, and is read where it was chosen.
const kitsSpoken = new WeakMap<Reading, Map<RegExp | undefined, readonly (readonly Entry[])[]>>()
function listKits(reading: Reading, chosen: RegExp | undefined): readonly (readonly Entry[])[] {
  const lists = kitsSpoken.get(reading) ?? new Map<RegExp | undefined, readonly (readonly Entry[])[]>()
  kitsSpoken.set(reading, lists)
  const known = lists.get(chosen)
  if (known !== undefined) return known
  const called = heard.get(reading)
  const texts = sayingsOf(reading).map(({ small }) => small)
  const found = kitsCalledBy(texts, ({ about }) => (called?.get(about)?.place ?? -1) >= 0)
    .filter(({ about }) => about === chosen || !fitsAnything(about))
    .filter(({ about }) => placeOf(about, reading).place >= 0 && !isNotMeant(about, reading))
    .map((kit) => callStranger(kit, turnKit(kit, reading), reading))
  lists.set(chosen, found)
  return found
}

const listSpoken = (reading: Reading, occasion: string, beat: Beat, chosen: RegExp | undefined): readonly Entry[] =>
  occasion === 'kit'
    ? listKits(reading, chosen).flatMap((kit) => kit.filter((entry) => entry.beat === beat))
    : turnSorrows(
        entriesOf(occasion, beat).filter(({ about }) => about === undefined || placeOf(about, reading).place >= 0),
        reading,
      )

// Without what is kept for things this request does not speak of: most of it, and asked for thousands of times.
export function entriesFor(reading: Reading, occasion: string, beat: Beat, kit?: RegExp): readonly Entry[] {
  const known = spoken.get(reading) ?? new Map<string, readonly Entry[]>()
  spoken.set(reading, known)
  const chosen = occasion === 'kit' && fitsAnything(kit) ? kit : undefined
  const key = `${occasion} ${beat} ${chosen?.source ?? ''}`
  const found = known.get(key) ?? listSpoken(reading, occasion, beat, chosen)
  known.set(key, found)
  return found
}

// Answers of a stance by the sound they end on.
export function answersOf(stance: string): ReadonlyMap<string, readonly string[]> {
  const known = sounds.get(stance)
  if (known !== undefined) return known
  const banks = ANSWER_BANKS.filter((bank) => bank.stance === stance)
  if (banks.length === 0) return NONE
  const found = group(
    banks.flatMap((bank) => bank.list()),
    rhymeSound,
  )
  sounds.set(stance, found)
  return found
}
