import { speakNumber } from '../lyrics/speakNumber.ts'
import { wordsOf } from '../sound/pronounce.ts'
import type { Term } from './grammar.ts'

// The words of a request a song about it has to hold: names, numbers, nouns, verbs, adjectives.
const LIGHT = new Set(
  `be is am are was were been being have has had having do does did will would can could should may might must get gets got getting make makes made making
  go goes going want wants let lot lots thing things stuff really very much many more most some any all just also too so such other one ones song
  about sing sung kind bit way please like how what why who that this these those not no never always still there here then than when where while because
  mr mrs ms dr everyone everybody someone somebody something everything nothing anything nobody feel feels called named little old new good nice best`.split(
    /\s+/,
  ),
)
const COUNTED = ['Noun', 'Verb', 'Adjective', 'Value', 'Date', 'ProperNoun']

export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|s'$|'$/, '')
    .replace(/(?<=\w{3})(?:ies|ied)$/, 'y')
    .replace(/(?<=\w{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1')

export function listContent(terms: readonly Term[]): string[] {
  const words = terms
    .filter(
      ({ tags, word }) =>
        (!LIGHT.has(word) && COUNTED.some((tag) => tags.has(tag)) && !tags.has('Pronoun') && !tags.has('Possessive')) ||
        (tags.has('Possessive') && word.endsWith("'s")),
    )
    .flatMap(({ word }) => {
      const digits = /^\$?(\d+)(?:st|nd|rd|th|s|am|pm)?$/.exec(word)?.[1]
      return digits === undefined ? [word] : speakNumber(digits, '')
    })
    .filter((word) => /\p{L}{2}/u.test(word) && !LIGHT.has(word))
  return [...new Set(words)]
}

const DIED = new Set(['died', 'dies', 'dead', 'death', 'passed'])
export function sungShare(content: readonly string[], sung: string): { share: number; missing: string[] } {
  const stems = new Set([...new Set(wordsOf(sung))].map(stemOf))
  const missing = content.filter((word) => !stems.has(stemOf(word)) && !DIED.has(word))
  return { share: content.length === 0 ? 1 : 1 - missing.length / content.length, missing }
}
