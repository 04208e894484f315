import { findSubject } from '../knowledge/findSubject.ts'
import { isFinite, isGerund } from './clause.ts'
import type { Term } from './grammar.ts'
import { KIN } from './kin.ts'

// "maths teacher for 35 years".
export const isTrade = (terms: readonly Term[]): boolean =>
  terms.slice(0, 3).some(({ word }, at) => {
    const kind = findSubject(word)?.kind
    const ends = at + 1 === terms.length || /^(?:for|at|of|in|from)$/.test(terms[at + 1]?.word ?? '')
    const isDoerWord = at + 1 < terms.length && /\w{3}(?:er|or|ist|man|woman|ian)$/.test(word)
    return ends && (KIN.has(word) || kind === 'trade' || kind === 'person' || isDoerWord)
  })

export const NAMES_PASTIME =
  /^(?:hobby|club|machine|class|lessons?|shop|kit|trip|game|team|partner|contest|competition|group|season|teacher)$/
export const isDoing = (terms: readonly Term[], at: number): boolean =>
  /^\p{Ll}/u.test(terms[at]?.text ?? '') &&
  !NAMES_PASTIME.test(terms[at + 1]?.word ?? '') &&
  (isGerund(terms[at]) ||
    (/\w{2}ing$/.test(terms[at]?.word ?? '') && terms[at + 1] !== undefined && !terms[at + 1]?.tags.has('Noun')) ||
    // "a snowman melting".
    (/\w{3}ing$/.test(terms[at]?.word ?? '') &&
      at > 1 &&
      at + 1 === terms.length &&
      /^(?:an?|the)$/.test(terms[0]?.word ?? '') &&
      !/^(?:building|wedding|morning|evening|ceiling|clothing|painting|something|nothing|everything|feeling|meeting|beginning|ending|warning|spring|string|landing|crossing|opening|gathering|sighting|outing|uprising|christening|housewarming|training|shopping)$/.test(
        terms[at]?.word ?? '',
      )))

// "my dog waiting by the door", "my son learning to ride": what follows a person in -ing is what they do, unless it only
// stands before another thing ("my dog training club").
const NO_DEED =
  /^(?:wedding|morning|evening|christening|birthday|painting|building|feeling|meeting|drawing|nothing|something|everything|anything|during|according|including|amazing|loving|caring|hardworking|darling)$/
export const isWhatTheyDo = ([doing, next]: readonly Term[]): boolean =>
  /\w{2}ing$/.test(doing?.word ?? '') &&
  !NO_DEED.test(doing?.word ?? '') &&
  /^\p{Ll}/u.test(doing?.text ?? '') &&
  next !== undefined &&
  !NAMES_PASTIME.test(next.word) &&
  (['Pronoun', 'ProperNoun', 'Plural'].some((tag) => next.tags.has(tag)) ||
    !next.tags.has('Noun') ||
    TAKES_A_THING.test(doing?.word ?? ''))
const TAKES_A_THING =
  /^(?:working|playing|watching|making|baking|cooking|reading|selling|teaching|drinking|eating|singing|wearing|fixing|feeding|chasing|doing|wanting|getting|having|taking|saying|asking|learning|studying|drumming|stealing|loving|hating)$/

export const isDoer = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.tags.has('Noun') === true &&
  !terms[at]?.tags.has('Pronoun') &&
  !terms[at]?.tags.has('Possessive') &&
  !terms[at]?.text.endsWith("'s") &&
  !terms[at]?.tags.has('Date') &&
  !['of', 'for', 'about', 'from', 'like', 'in', 'on', 'at', 'with'].includes(terms[at - 1]?.word ?? '')

const SONG_WORD =
  /^(?:songs?|ballad|anthem|track|tune|rap|jingle|lullaby|hymn|chant|shanty|carol|serenade|ditty|ode|lyrics|tribute)$/

// "a gentle goodbye song" is what was ordered, nothing that happened.
export const isSongWord = (terms: readonly Term[]): boolean =>
  SONG_WORD.test(terms.at(-1)?.word ?? '') &&
  !terms.some(isFinite) &&
  !/^(?:my|our|her|his)$/.test(terms[0]?.word ?? '')

// "the summer we spent at the lake" is a thing, for all its verb.
export function isWithRelative(terms: readonly Term[]): boolean {
  if (!/^(?:the|that|those|an?|my|our|every|all)$/.test(terms[0]?.word ?? '')) return false
  const at = terms.findIndex(
    ({ word }, index) =>
      index > 1 && /^(?:i|we|you|he|she|they)$/.test(word) && terms[index - 1]?.tags.has('Noun') === true,
  )
  if (at < 0 || terms.slice(0, at).some(isFinite)) return false
  const verbs = terms.flatMap((term, index) => (index > at && isFinite(term) ? [index] : []))
  return verbs.every((verb, index) => index === 0 || verb - (verbs[index - 1] ?? 0) <= 2)
}

export const isCounted = (terms: readonly Term[]): boolean =>
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/.test(terms[0]?.word ?? '') &&
  terms.at(-1)?.tags.has('Plural') === true &&
  !terms.some(({ word }) => word === 'years') &&
  !/^(?:years|months|weeks|days|hours|minutes|times)$/.test(terms.at(-1)?.word ?? '') &&
  !terms.some(isFinite)

export const isSingular = (term: Term | undefined): boolean => term?.tags.has('Singular') === true
