import { splitWord } from '../lyrics/splitWord.ts'
import { findPhones as look } from './dictionary.ts'
import { notesOf } from './lineNotes.ts'
import { remember } from './remember.ts'

// How a word sounds. `known` tells whether it stands in the dictionary or was reached by its ending; `stresses` has the
// dictionary's digit for each vowel, `tail` the phones from the last stressed vowel on, stresses taken off.
export type Sound = { known: boolean; stresses: string; tail: string }

const isVowel = (phone: string): boolean => 'AEIOU'.includes(phone.charAt(0))

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^'+|'+$/g, '')

const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH'])
const HISSING = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH'])

function withEnding(stem: string[], ending: 's' | 'd'): string[] {
  const last = stem.at(-1) ?? ''
  if (ending === 'd')
    return last === 'T' || last === 'D'
      ? [...stem, 'AH0', 'D']
      : [...stem, VOICELESS.has(last) || HISSING.has(last) ? 'T' : 'D']
  if (HISSING.has(last)) return [...stem, 'AH0', 'Z']
  return [...stem, VOICELESS.has(last) ? 'S' : 'Z']
}

function inflected(word: string): string[] | undefined {
  if (word.endsWith("in'") || /[^aeiou]in$/.test(word)) {
    const whole = look(`${word.replace(/'$/, '')}g`)
    if (whole !== undefined) return [...whole.slice(0, -1), 'N']
  }
  const rules: readonly (readonly [RegExp, string, 's' | 'd'])[] = [
    [/'s$/, '', 's'],
    [/s'?$/, '', 's'],
    [/es$/, '', 's'],
    [/ies$/, 'y', 's'],
    [/d$/, '', 'd'],
    [/ed$/, '', 'd'],
  ]
  for (const [pattern, put, ending] of rules) {
    const stem = pattern.test(word) ? look(word.replace(pattern, put)) : undefined
    if (stem !== undefined) return withEnding(stem, ending)
  }
  return undefined
}

function compound(word: string): string[] | undefined {
  const parts = word.split('-').map((part) => look(part) ?? inflected(part))
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

// A word nobody wrote down sounds at its end like the longest word it ends with; its syllables come from its spelling.
function guess(word: string): string[] {
  const { syllables, stressedAt } = splitWord(word)
  let ending: string[] | undefined
  for (let at = 1; at < word.length - 1 && ending === undefined; at++) ending = look(word.slice(at))
  const spare = Math.max(0, syllables.length - (ending ?? ['AH0']).filter(isVowel).length)
  const before = Array.from({ length: spare }, (_, at) => `AH${at === stressedAt ? 1 : 0}`)
  return [...before, ...(ending ?? ['AH0'])]
}

function tailOf(phones: readonly string[]): string {
  let at = phones.findLastIndex((phone) => /[12]$/.test(phone))
  if (at < 0) at = phones.findLastIndex(isVowel)
  const tail = phones.slice(Math.max(0, at)).map((phone) => phone.replace(/\d$/, ''))
  // The dictionary writes "ear" and "year" with two vowels; before an R there is only one.
  return tail.map((phone, i) => (phone === 'IY' && tail[i + 1] === 'R' ? 'IH' : phone)).join('-')
}

export const pronounce = remember((written: string): Sound => {
  const word = plain(written)
  const found = look(word) ?? inflected(word) ?? compound(word)
  const phones = found ?? guess(word.replaceAll(/[^a-z]/g, '') || 'a')
  const stresses = phones.filter(isVowel).map((phone) => phone.at(-1) ?? '')
  return { known: found !== undefined, stresses: stresses.join(''), tail: tailOf(phones) }
})

export const wordsOf = (line: string): string[] => line.match(/['’]?\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
export const lastWordOf = (line: string): string => (notesOf(line).last ??= plain(wordsOf(line).at(-1) ?? ''))
const countSounds = (word: string): number => Math.max(1, pronounce(word).stresses.length)
export const countSung = (line: string): number =>
  (notesOf(line).sung ??= wordsOf(line).reduce((sum, word) => sum + countSounds(word), 0))
export { isVowel }
