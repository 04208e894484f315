import { splitWord } from '../lyrics/splitWord.ts'
import { findPhones as look } from './dictionary.ts'
import { remember } from './remember.ts'

// Phones of the CMU dictionary ("AY1"); `known` tells whether the word stands there or was reached by its ending.
export type Sound = { phones: readonly string[]; known: boolean }

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

export const pronounce = remember((written: string): Sound => {
  const word = plain(written)
  const phones = look(word) ?? inflected(word) ?? compound(word)
  return { phones: phones ?? guess(word.replaceAll(/[^a-z]/g, '') || 'a'), known: phones !== undefined }
})

export const wordsOf = (line: string): string[] => line.match(/['’]?\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
export const lastWordOf = remember((line: string): string => plain(wordsOf(line).at(-1) ?? ''))
export const countSounds = remember((word: string): number =>
  Math.max(1, pronounce(word).phones.filter(isVowel).length),
)
export const countSung = remember((line: string): number =>
  wordsOf(line).reduce((sum, word) => sum + countSounds(word), 0),
)
export { isVowel }
