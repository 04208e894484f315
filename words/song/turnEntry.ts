import type { Entry, Kit } from '../lines.ts'
import type { Term } from '../reader/grammar.ts'
import type { Reading } from '../reader/readRequest.ts'
import { tagOnce } from './tagOnce.ts'

// What was written for whoever sings, sung to somebody it is true of: "I'm the one with the badge" becomes "You're the
// one with the badge", and whoever was "you" in it sings.
const TO_YOU: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
}
const TO_ME: Readonly<Record<string, string>> = {
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
}
const OF_SINGER = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b/
const TURNED_WORD = /\b(?:I|me|my|mine|myself|you|your|yours|yourself)\W*$/i

const isSubject = (terms: readonly Term[], at: number): boolean => {
  const next = terms[at + 1]
  const before = terms[at - 1]
  const isObject =
    !/[,.;]/.test(before?.after ?? '') &&
    (before?.tags.has('Verb') === true || before?.tags.has('Preposition') === true)
  return !isObject && ['Verb', 'Auxiliary', 'Modal', 'Adverb', 'Negative'].some((tag) => next?.tags.has(tag) === true)
}

// "am" and "was" follow whom they have come to.
const BE_YOU: Readonly<Record<string, string>> = { am: 'are', was: 'were', "wasn't": "weren't" }
const BE_ME: Readonly<Record<string, string>> = { are: 'am', were: 'was', "weren't": "wasn't", "aren't": "'m not" }

export function turnLine(line: string): string {
  const words = line.split(' ')
  // Only "you" is one word for two: the tagger is slow, and most lines hold none.
  const terms = /\byou\b/i.test(line) ? tagOnce(line) : []
  const tagged = terms.length === words.length ? terms : undefined
  const bare = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}']/gu, ''))
  // What somebody says in it stays as they said it.
  const quoted = bare.findIndex((word, at) => /^(?:said|says|say|asked)$/.test(word) && (words[at] ?? '').endsWith(','))
  return words
    .map((word, at) => {
      if (quoted >= 0 && at > quoted) return word
      const plain = bare[at] ?? ''
      const before = bare[at - 1] ?? ''
      const after = bare[at + 1] ?? ''
      const isVerbNext =
        /^(?:are|were|have|had|do|did|don't|didn't|can|can't|could|would|will|won't|never|always|still|just|said|know|knew|came|went|\p{L}+ed)$/u.test(
          after,
        )
      const isAsked = /^(?:can|could|do|did|will|would|should|shall|may)$/.test(before)
      const isClause = /^(?:what|when|where|why|if|because|while|until|till|than)$/.test(before)
      const asSubject = isAsked || isClause || isVerbNext || (tagged !== undefined && isSubject(tagged, at))
      const said =
        plain === 'you'
          ? asSubject
            ? 'I'
            : 'me'
          : (TO_YOU[plain] ??
            TO_ME[plain] ??
            (before === 'i' ? BE_YOU[plain] : before === 'you' ? BE_ME[plain] : undefined))
      // "I nodded, smiled, was polite".
      const goesOn = plain === 'was' && (words[at - 1] ?? '').endsWith(',') && bare.slice(0, at).includes('i')
      if (goesOn) return 'were'
      if (said === undefined) return word
      const isOpening =
        at === 0 || /[.?!]$/.test(words[at - 1] ?? '') || (/^\p{Lu}/u.test(word) && !plain.startsWith('i'))
      const written = isOpening ? said.charAt(0).toUpperCase() + said.slice(1) : said
      return word.replace(/[\p{L}']+/u, written)
    })
    .join(' ')
}

const turned = new WeakMap<Entry, readonly Entry[]>()

// None where a rhyme would be lost; as it stands where nobody sings of themselves in it.
function turnEntry(entry: Entry): readonly Entry[] {
  const known = turned.get(entry)
  if (known !== undefined) return known
  const speaksOfSelf = OF_SINGER.test(`${entry.title ?? ''} ${entry.text}`)
  const breaks = entry.lines.some((line) => TURNED_WORD.test(line) || /\bdon't you\b|\band I\b/i.test(line))
  const lines = entry.lines.map(turnLine)
  const { occasion, beat, tones, manners, conditions, about, title } = entry
  const made: readonly Entry[] = !speaksOfSelf
    ? [entry]
    : breaks
      ? []
      : [
          {
            occasion,
            beat,
            tones,
            manners,
            conditions,
            persons: ['you'],
            ...(about !== undefined && { about }),
            ...(title !== undefined && { title: turnLine(title) }),
            text: lines.join(' / '),
            lines,
          },
        ]
  turned.set(entry, made)
  return made
}

// Where it happened is not what somebody is or does.
const ONLY_WHERE = /\b(?:at|in|on|outside|near|behind|by|under|from) (?:an? |the |our |my |your |some )?$/i
const isOfThem = (about: RegExp, text: string): boolean => {
  const match = about.exec(text)
  return match !== null && !ONLY_WHERE.test(text.slice(0, match.index))
}

const toldOf = new WeakMap<Reading, Map<RegExp, boolean>>()

// Whether what a kit was written about is told of the one who is sung to.
export function isTurned(about: RegExp, reading: Reading): boolean {
  const known = toldOf.get(reading) ?? new Map<RegExp, boolean>()
  toldOf.set(reading, known)
  const found = known.get(about) ?? isToldOf(about, reading)
  known.set(about, found)
  return found
}

function isToldOf(about: RegExp, { address, person, facts, occasion }: Reading): boolean {
  const isToOne = address === 'you' && person !== undefined && !person.isGroup && !person.isPet
  // Whose day it is says nothing of themselves: it is said to them.
  if (isToOne && occasion.id === 'rite') return about.test('bar mitzvah')
  return (
    isToOne &&
    facts.some(
      ({ text, about: whom }) =>
        whom === 'person' &&
        /^(?:But |And )?you\b/i.test(text) &&
        (isOfThem(about, text) || isOfThem(about, turnLine(text))),
    )
  )
}

const OWN_TALK = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b/g
const YOUR_TALK = /\b(?:you|you're|you've|you'd|you'll|your|yours)\b/gi
const MOSTLY = 1.3
// Lovers speak to each other: unless a kit hardly does, "you" in it is the one who snores.
const MOSTLY_OF_LOVERS = 2.2
const tellers = new WeakMap<RegExp, number>()

// How much more whoever sings a kit speaks of themselves than to somebody.
function shareOfSinger({ about, list }: Pick<Kit, 'about'> & { list: readonly Entry[] }): number {
  const known = tellers.get(about)
  if (known !== undefined) return known
  const text = list.map((entry) => entry.text).join(' ')
  const own = text.match(OWN_TALK)?.length ?? 0
  const found = own / Math.max(0.5, text.match(YOUR_TALK)?.length ?? 0)
  tellers.set(about, found)
  return found
}

// A kit as it is sung to the one it is true of.
export function turnKit(kit: Kit, reading: Reading): readonly Entry[] {
  const list = kit.list()
  const least = reading.person?.isLover === true ? MOSTLY_OF_LOVERS : MOSTLY
  if (!isTurned(kit.about, reading) || shareOfSinger({ about: kit.about, list }) <= least) return list
  return list.flatMap((entry) =>
    entry.persons.length === 0 || entry.persons.includes('me') ? turnEntry(entry) : [entry],
  )
}

// Whoever is comforted is the one who lies awake, not the one who sings.
const SORROWS = new Set(['sorrow', 'strength', 'recovery', 'illness', 'job-lost'])
export function turnSorrows(entries: readonly Entry[], { address, person, occasion }: Reading): readonly Entry[] {
  const isTheirs = address === 'you' && person !== undefined && !person.isGroup && occasion.stance === 'hope'
  if (!isTheirs) return entries
  return entries.flatMap((entry) =>
    SORROWS.has(entry.occasion) && !entry.persons.includes('you') && !/\byou(?:r|'re|'ve)?\b/i.test(entry.text)
      ? turnEntry(entry)
      : [entry],
  )
}
