import { isVowel, lastWordOf, pronounce } from './pronounce.ts'

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

// Lines that can rhyme in full share this.
export const rhymeSound = (line: string): string => pronounce(lastWordOf(line)).tail

export function rhymeScore(one: string, other: string): number {
  if (lastWordOf(one) === lastWordOf(other)) return 0
  const [soundA, soundB] = [rhymeSound(one), rhymeSound(other)]
  if (soundA === '' || soundB === '') return 0
  if (soundA === soundB) return FULL
  const a = soundA.split('-')
  const b = soundB.split('-')
  if (a.length === b.length && a[0] === b[0] && a.every((phone, at) => isRelated(phone, b[at] ?? ''))) return FAMILY
  const lastOf = (tail: readonly string[]) => tail.slice(tail.findLastIndex((phone) => isVowel(phone)))
  const [endA, endB] = [lastOf(a), lastOf(b)]
  if (endA.length > 1 && endA.join() === endB.join()) return NEAR
  return a[0] === b[0] && Math.abs(a.length - b.length) <= 1 ? NEAR - 0.1 : 0
}
