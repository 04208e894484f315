import { besideOf, isFarFrom } from '../meaning/otherSense.ts'
import { meaningOf, meaningOfKit, nearness, type Meaning } from '../meaning/vectors.ts'
import type { Term } from '../reader/grammar.ts'
import type { Reading } from '../reader/readRequest.ts'
import { tagOnce } from './tagOnce.ts'

// Doubts about a kit that only a word called: what else the request says is about something else.

const FAR = 0.1
const LATE = 0.55
const FEWEST_BEFORE = 7
// One word may be near by chance.
const NOT_TWO = 0.25

const termsOf = ({ told }: Reading): readonly Term[] => tagOnce(told)

// Which words of the request a match covers.
function coveredBy(reading: Reading, from: number, to: number): [number, number] | undefined {
  let at = 0
  const places = termsOf(reading).map(({ text }) => (at = Math.max(at, reading.told.indexOf(text, at))))
  const first = places.findLastIndex((place) => place <= from)
  const end = places.findIndex((place) => place >= to)
  return first < 0 ? undefined : [first, end < 0 ? places.length : end]
}

const isTelling = ({ tags, word }: Term): boolean =>
  (tags.has('Noun') || tags.has('Verb')) &&
  !['Pronoun', 'Possessive', 'Auxiliary', 'Copula', 'Modal', 'FirstName', 'Value'].some((tag) => tags.has(tag)) &&
  word.length > 2

// A podcast at the end of a page about balance sheets tells of no murder.
function isAfterthought(place: number, before: readonly Term[], told: string, meant: Meaning): boolean {
  if (place < told.length * LATE) return false
  const known = before.filter(isTelling).flatMap(({ word }) => {
    const meaning = meaningOf(word)
    return meaning === undefined ? [] : [nearness(meaning, meant)]
  })
  const [, second = 1] = known.toSorted((one, other) => other - one)
  return known.length >= FEWEST_BEFORE && second < NOT_TWO
}

// A cosy playlist is no pullover.
function isOnlyHowItIs(match: readonly Term[], next: Term | undefined, meant: Meaning): boolean {
  const [only] = match
  if (match.length !== 1 || only?.tags.has('Adjective') !== true || /[,.;]/.test(only.after)) return false
  if (next === undefined || !(next.tags.has('Noun') || next.tags.has('Adjective') || next.tags.has('Gerund')))
    return false
  const meaning = meaningOf(next.word)
  return meaning !== undefined && nearness(meaning, meant) < FAR
}

// "trap", "house" and "lofi" say how it shall sound where they stand with other such words.
const SOUNDS =
  /^(?:the |a )?(?:trap|house|garage|metal|soul|swing|country|drill|jungle|lo-?fi|chill|ambient|industrial|bounce|march|rock|folk|pop|jazz|blues|punk|wave|nocturnal|dub|grunge|funk|disco|emo|core|bass|drums?|choir|strings?|bells?|acoustic|electric|classical|latin|gospel|techno|trance)$/i
const OF_SOUND =
  /(?:\b(?:deep|melodic|progressive|tropical|tech|acid|uk|future|dark|drum and|hip hop|synth|post|nu|death|heavy|thrash|black|neo|alt|indie|classic|modern|outlaw|electro|psy|dream|cold|new|vapor|chill|hard|type|minimal|in|style|vibes?|,)[ -]?$)/i
const BEFORE_SOUND =
  /^[ -]?(?:,|\.|$|music|songs?|beats?|style|type|vibes?|hip|hop|pop|rock|core|wave|track|tune|playlist|and roll)/i
function isOnlySound(found: string, { told }: Reading, place: number): boolean {
  if (!SOUNDS.test(found) || told.toLowerCase() === found.toLowerCase()) return false
  const [before, after] = [told.slice(0, place), told.slice(place + found.length)]
  const isListed = before.includes(',') && /^(?:,|\s*$)/.test(after) && /[, ]$/.test(before)
  return (
    isListed ||
    (OF_SOUND.test(before.trimEnd()) && BEFORE_SOUND.test(after)) ||
    /^[ -]?(?:music|beats?|type|hip hop|style|playlist)\b/i.test(after)
  )
}

export function isOfOtherSense(about: RegExp, reading: Reading): boolean {
  const match = about.exec(reading.told)
  if (match === null) return false
  if (isOnlySound(match[0], reading, match.index)) return true
  const meant = meaningOfKit(about)
  const covered = meant === undefined ? undefined : coveredBy(reading, match.index, match.index + match[0].length)
  if (meant === undefined || covered === undefined) return false
  const terms = termsOf(reading)
  const [from, to] = covered
  const said = terms.slice(from, to)
  return (
    isAfterthought(match.index, terms.slice(0, from), reading.told, meant) ||
    isOnlyHowItIs(said, terms[to], meant) ||
    (said.length < 3 &&
      isFarFrom(
        said.map(({ word }) => word),
        besideOf(terms, from, to),
        meant,
      ))
  )
}
