import { trimSigns } from '../trimSigns.ts'
import { ERA_WORDS } from './eraWords.ts'
import { GENRE_WORDS } from './genreWords.ts'
import { INSTRUMENT_WORDS } from './instrumentWords.ts'
import { MOOD_WORDS } from './moodWords.ts'
import { NEGATIONS, TEMPO_WORDS, VOICE_WORDS } from './plainWords.ts'
import type { Sense, SenseTable } from './sense.ts'

export type Token = { word: string; raw: string; isBreak: boolean }
export type Phrase = { text: string; sense: Sense; negated: boolean; inTopic: boolean; from: number; to: number }

const TABLES: readonly SenseTable[] = [GENRE_WORDS, INSTRUMENT_WORDS, MOOD_WORDS, ERA_WORDS, TEMPO_WORDS, VOICE_WORDS]
const LEXICON: ReadonlyMap<string, Sense> = new Map(TABLES.flatMap((table) => Object.entries(table)))
const LONGEST_PHRASE_WORDS = 4
const POSSESSIVES = new Set(['my', 'the', 'our', 'your', 'his', 'her', 'their', 'this', 'that', 'every', 'of'])
const MUSIC_NOUNS = new Set([
  'music',
  'song',
  'track',
  'beat',
  'tune',
  'groove',
  'anthem',
  'ballad',
  'style',
  'vibe',
  'feel',
])
const TOPIC_OPENERS = new Set(['about', 'regarding'])
const SKIPPED_AFTER_NEGATION = new Set([
  'any',
  'the',
  'a',
  'an',
  'and',
  'or',
  'nor',
  'too',
  'much',
  'use',
  'with',
  'of',
])

// "not too jazzy" refuses nothing, it only asks for less; "not only rock" asks for it.
const LESS_AFTER_NOT = new Set(['too', 'so', 'overly', 'very', 'that', 'super'])
const NONE_REFUSED = new Set(['only', 'just', 'merely'])

export function tokenize(text: string): Token[] {
  const matches = text.replaceAll('’', "'").match(/[\p{L}\p{N}#&'♯♭/%$.]+|[,;:!?\n|()"“”]/gu) ?? []
  return matches.flatMap((raw) => {
    if (/^[,;:!?\n|()"“”.]+$/.test(raw)) return [{ word: raw, raw, isBreak: true }]
    const bare = trimSigns(raw, "'.")
    const ending: Token[] = raw.endsWith('.') ? [{ word: '.', raw: '.', isBreak: true }] : []
    return bare === '' ? ending : [{ word: bare.toLowerCase(), raw: bare, isBreak: false }, ...ending]
  })
}

function matchAt(tokens: readonly Token[], at: number): { sense: Sense; length: number; text: string } | undefined {
  for (let length = Math.min(LONGEST_PHRASE_WORDS, tokens.length - at); length > 0; length--) {
    const text = tokens
      .slice(at, at + length)
      .map((token) => token.word)
      .join(' ')
    const sense = LEXICON.get(text)
    if (sense !== undefined) return { sense, length, text }
  }
  return undefined
}

function closesTopic(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.isBreak) return true
  if (token.word === 'in') return tokens.slice(at + 1, at + 6).some((next) => next.word === 'style')
  if (token.word !== 'with' && token.word !== 'featuring' && token.word !== 'without') return false
  for (let next = at + 1; next < at + 5 && next < tokens.length; next++) {
    const sense = matchAt(tokens, next)?.sense
    if (sense?.instruments !== undefined || sense?.voice !== undefined || sense?.genre !== undefined) return true
  }
  return false
}

// [from, to) of the words after "about": what the song tells, not how it sounds.
export function findTopic(tokens: readonly Token[]): { from: number; to: number } | undefined {
  const opener = tokens.findIndex((token) => TOPIC_OPENERS.has(token.word))
  if (opener < 0) return undefined
  let to = opener + 1
  while (!closesTopic(tokens, to)) to++
  return { from: opener + 1, to }
}

function isEverydayUse(tokens: readonly Token[], at: number, length: number, inTopic: boolean): boolean {
  const next = tokens[at + length]?.word ?? ''
  if (MUSIC_NOUNS.has(next)) return false
  return inTopic || POSSESSIVES.has(tokens[at - 1]?.word ?? '')
}

export function readPhrases(tokens: readonly Token[]): Phrase[] {
  const topic = findTopic(tokens)
  const phrases: Phrase[] = []
  let negated = false
  let isLess = false
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.isBreak) {
      negated = false
      isLess = false
    }
    const found = token.isBreak ? undefined : matchAt(tokens, at)
    const inTopic = topic !== undefined && at >= topic.from && at < topic.to
    if (found !== undefined && !(found.sense.ambiguous && isEverydayUse(tokens, at, found.length, inTopic))) {
      const sense = isLess ? {} : found.sense
      phrases.push({ text: found.text, sense, negated, inTopic, from: at, to: at + found.length })
      at += found.length
      isLess = false
      continue
    }
    const next = tokens[at + 1]?.word ?? ''
    if (token.word === 'not' && LESS_AFTER_NOT.has(next)) {
      isLess = true
      negated = false
    } else if (token.word === 'not' && NONE_REFUSED.has(next)) negated = false
    else if (NEGATIONS.has(token.word)) negated = true
    else if (!SKIPPED_AFTER_NEGATION.has(token.word)) negated = false
    at++
  }
  return phrases
}
