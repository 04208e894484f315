import { countSyllables } from '../lyrics/countSyllables.ts'
import type { Token } from '../style/readPhrases.ts'
import type { StyleReading } from '../style/readStyle.ts'
import {
  ARTICLES,
  CONNECTIVES,
  MASS_NOUNS,
  NOT_GERUNDS,
  NOT_NAMES,
  PLACE_NAMES,
  PLACE_PREPOSITIONS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  REQUEST_WORDS,
  SONG_ADJECTIVES,
  VERBS,
  VERBS_AFTER_PRONOUN,
} from './grammarWords.ts'
import { LIVING } from './themeWords.ts'

export type Topic = {
  words: readonly string[]
  title?: string
  name?: string
  who?: string
  place?: string
  gerund?: string
  // Someone else does it ("my cat stealing my sandwich"): sung to "you" instead of as "we".
  isDeed: boolean
  things: readonly string[]
}

const MAX_PHRASE_SYLLABLES = 6
const MAX_GERUND_WORDS = 5
// English lines take in Latin words of a sane length; anything else stays out of the lyrics.
const SINGABLE = /^[\p{Script=Latin}' ]{2,28}$/u

type Chunk = { determiner: string; preposition: string; words: Token[] }

function isGerund(word: string): boolean {
  return word.length > 4 && word.endsWith('ing') && !NOT_GERUNDS.has(word)
}

function isName(token: Token): boolean {
  return /^\p{Lu}/u.test(token.raw) && !NOT_NAMES.has(token.word) && !token.word.endsWith("'s")
}

function isContent(token: Token, previous: Token | undefined): boolean {
  const { word } = token
  if (token.isBreak || ARTICLES.has(word) || POSSESSIVES.has(word) || PREPOSITIONS.has(word)) return false
  if (PRONOUNS.has(word) || CONNECTIVES.has(word) || VERBS.has(word) || isGerund(word)) return false
  return !(VERBS_AFTER_PRONOUN.has(word) && previous !== undefined && PRONOUNS.has(previous.word))
}

// Noun phrases as far as word lists can tell: runs of content words with the determiner and preposition before them.
function findChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk = { determiner: '', preposition: '', words: [] }
  const close = (preposition: string): void => {
    if (open.words.length > 0) chunks.push(open)
    open = { determiner: '', preposition, words: [] }
  }
  for (const [at, token] of tokens.entries()) {
    if (isContent(token, tokens[at - 1])) open.words.push(token)
    else if (ARTICLES.has(token.word) || POSSESSIVES.has(token.word)) {
      const kept = open.words.length === 0 ? open.preposition : ''
      close(kept)
      open.determiner = token.word
    } else close(PREPOSITIONS.has(token.word) ? token.word : '')
  }
  close('')
  return chunks
}

function findGerund(tokens: readonly Token[]): string | undefined {
  const from = tokens.findIndex((token) => !token.isBreak && isGerund(token.word))
  if (from < 0) return undefined
  const phrase: Token[] = []
  for (const token of tokens.slice(from, from + MAX_GERUND_WORDS)) {
    const ends = token.isBreak || VERBS.has(token.word) || (phrase.length > 0 && isGerund(token.word))
    if (ends || (CONNECTIVES.has(token.word) && token.word !== 'again')) break
    phrase.push(token)
  }
  const isOpen = (token: Token): boolean =>
    ARTICLES.has(token.word) ||
    POSSESSIVES.has(token.word) ||
    (PREPOSITIONS.has(token.word) && !/^(up|down|off|out|over|around)$/.test(token.word))
  const text = (): string =>
    phrase.map((token) => (token.raw.toLowerCase() === token.word && !isName(token) ? token.word : token.raw)).join(' ')
  for (let last = phrase.at(-1); last !== undefined && phrase.length > 1; last = phrase.at(-1)) {
    if (!isOpen(last) && countSyllables(text()) <= MAX_PHRASE_SYLLABLES) break
    phrase.pop()
  }
  const written = text()
  return countSyllables(written) > MAX_PHRASE_SYLLABLES ? undefined : written.charAt(0).toLowerCase() + written.slice(1)
}

function hasActor(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => !token.isBreak && isGerund(token.word))
  const before = tokens[at - 1]
  return at > 0 && before !== undefined && isContent(before, tokens[at - 2])
}

function readThing(chunk: Chunk, isBareNoun: boolean, first: Token | undefined): string | undefined {
  let words = chunk.words.slice(-3)
  while (words.length > 1 && countSyllables(words.map((token) => token.raw).join(' ')) > MAX_PHRASE_SYLLABLES - 1)
    words = words.slice(1)
  const noun = words.map((token) => (token === first ? token.word : token.raw)).join(' ')
  if (!SINGABLE.test(noun) || countSyllables(noun) > MAX_PHRASE_SYLLABLES - 1) return undefined
  if (/^(my|our|your)$/.test(chunk.determiner)) return `${chunk.determiner} ${noun}`
  const isPlural = /[^s]s$/.test(noun)
  if (chunk.determiner === '' && (isBareNoun || isPlural || MASS_NOUNS.has(noun.toLowerCase()))) return noun
  return `the ${noun}`
}

function isPlace(chunk: Chunk, joined: string): boolean {
  return PLACE_PREPOSITIONS.has(chunk.preposition) || PLACE_NAMES.has(joined.toLowerCase().split(' ').at(-1) ?? '')
}

function joinPair(name: string | undefined, description: string): string | undefined {
  const pair = /(\p{Lu}\p{L}+) (?:and|&) (\p{Lu}\p{L}+)/u.exec(description)
  return pair !== null && pair[1] === name ? `${pair[1]} and ${pair[2]}` : name
}

function topicTokens(reading: StyleReading): Token[] {
  const { tokens, topic, phrases } = reading
  if (topic !== undefined) return tokens.slice(topic.from, topic.to)
  // "driving", "party": a mood in a style line, but the story itself in a sentence.
  const styled = phrases.filter(
    ({ sense }) => !(sense.ambiguous && sense.moods !== undefined && sense.genre === undefined),
  )
  const spoken = new Set(
    styled.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  const isOfSong = (at: number): boolean => {
    const word = tokens[at]?.word ?? ''
    return spoken.has(at) || REQUEST_WORDS.has(word) || (SONG_ADJECTIVES.has(word) && isOfSong(at + 1))
  }
  return tokens.map((token, at) => (isOfSong(at) ? { word: ',', raw: ',', isBreak: true } : token))
}

function findTitle(description: string): string | undefined {
  const match = /\b(?:called|titled|entitled|named)\s*[:]?\s*["“‘']([^"”’]{2,60})["”’']/i.exec(description)
  return match?.[1]?.trim()
}

export function readTopic(reading: StyleReading, description: string): Topic {
  const told = topicTokens(reading)
  const hasAbout = reading.topic !== undefined
  const capitals = told.filter((token) => isName(token)).length
  const readsNames = capitals <= Math.max(2, told.filter((token) => !token.isBreak).length / 2)
  // In Title Case or CAPITALS no word stands out as a name.
  const tokens = readsNames ? told : told.map((token) => ({ ...token, raw: token.word }))
  const first = reading.tokens[0]
  const named = (token: Token): boolean => isName(token) && token !== first
  let name: string | undefined
  let who: string | undefined
  let place: string | undefined
  const things: string[] = []
  for (const chunk of findChunks(tokens)) {
    const names = chunk.words.filter(named)
    const nouns = chunk.words.filter((token) => !named(token))
    const joined = names.map((token) => token.raw).join(' ')
    if (joined !== '' && nouns.length === 0 && isPlace(chunk, joined)) place ??= joined
    else if (SINGABLE.test(joined) && countSyllables(joined) <= 5) name ??= joined
    if (nouns.length === 0) continue
    const isOwn = chunk.determiner === 'my' || chunk.determiner === 'our'
    const thing = readThing({ ...chunk, words: nouns }, hasAbout, first)
    if (isOwn && LIVING.has(nouns.at(-1)?.word ?? '') && nouns.length < 4) who ??= thing
    else if (thing !== undefined) things.push(thing)
  }
  const title = findTitle(description)
  const called = joinPair(name, description)
  const gerund = findGerund(tokens)
  return {
    words: reading.tokens.filter((token) => !token.isBreak).map((token) => token.word),
    ...(title !== undefined && { title }),
    ...(called !== undefined && { name: called }),
    ...(who !== undefined && { who }),
    ...(place !== undefined && { place }),
    ...(gerund !== undefined && { gerund }),
    isDeed: hasActor(tokens),
    things: [...new Set(things)],
  }
}
