import { isVowel, lastWordOf, pronounce } from './pronounce.ts'
import { remember } from './remember.ts'

// How well two lines rhyme: night/light 1, time/mine 0.8 (consonants of one family), home/road 0.5; below that not at all.
export const FULL = 1
export const FAMILY = 0.8
export const NEAR = 0.5

const FAMILIES: readonly (readonly string[])[] = [
  ['M', 'N', 'NG'],
  ['T', 'D'],
  ['K', 'G'],
  ['P', 'B'],
  ['P', 'T', 'K'],
  ['B', 'D', 'G'],
  ['S', 'Z'],
  ['F', 'V', 'TH', 'DH'],
  ['SH', 'ZH', 'CH', 'JH'],
  ['S', 'SH', 'F', 'TH'],
  ['Z', 'V', 'ZH', 'DH'],
]

const isRelated = (one: string, other: string): boolean =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other))

// From the last stressed vowel on, stresses taken off.
const tailOfWord = remember((word: string): readonly string[] => {
  const { phones } = pronounce(word)
  let at = phones.findLastIndex((phone) => /[12]$/.test(phone))
  if (at < 0) at = phones.findLastIndex(isVowel)
  const tail = phones.slice(Math.max(0, at)).map((phone) => phone.replace(/\d$/, ''))
  // The dictionary writes "ear" and "year" with two vowels; before an R there is only one.
  return tail.map((phone, i) => (phone === 'IY' && tail[i + 1] === 'R' ? 'IH' : phone))
})
export const rhymeTail = (line: string): readonly string[] => tailOfWord(lastWordOf(line))

export function rhymeScore(one: string, other: string): number {
  if (lastWordOf(one) === lastWordOf(other)) return 0
  const a = rhymeTail(one)
  const b = rhymeTail(other)
  if (a.length === 0 || b.length === 0) return 0
  if (a.join() === b.join()) return FULL
  if (a.length === b.length && a[0] === b[0] && a.every((phone, at) => isRelated(phone, b[at] ?? ''))) return FAMILY
  const lastOf = (tail: readonly string[]) => tail.slice(tail.findLastIndex((phone) => isVowel(phone)))
  const [endA, endB] = [lastOf(a), lastOf(b)]
  if (endA.length > 1 && endA.join() === endB.join()) return NEAR
  return a[0] === b[0] && Math.abs(a.length - b.length) <= 1 ? NEAR - 0.1 : 0
}

// Lines that can rhyme in full share this.
export const rhymeSound = (line: string): string => rhymeTail(line).join('-')
