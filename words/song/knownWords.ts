import { findSubject } from '../knowledge/findSubject.ts'
import { singularOf } from '../reader/grammar.ts'
import type { Reading } from '../reader/readRequest.ts'
import { pronounce } from '../sound/pronounce.ts'

const isCompound = (word: string): boolean => {
  for (let at = 4; at <= word.length - 4; at++)
    if (pronounce(word.slice(0, at)).known && pronounce(word.slice(at)).known) return true
  return false
}
const NEW_WORDS =
  /^(?:emojis?|karaoke|onesies?|bff|dnd|lgbt\w*|hubby|besties?|gifs?|memes?|vlogs?|vlogg\w+|doggos?|zoom\w*|uber\w*|tiktok\w*|wifi|hangry|situationship|adulting|ghosted|finsta|crypto|bitcoins?)$/i
// A name has its capital; any other word stands in a dictionary, among the things songs are made of, or is made of two.
export const isKnownWord = (word: string, names: string): boolean =>
  /^\p{Lu}|'/u.test(word) ||
  /\d|^.{1,2}$/.test(word) ||
  pronounce(word).known ||
  NEW_WORDS.test(word) ||
  names.includes(word.toLowerCase()) ||
  findSubject(word) !== undefined ||
  findSubject(singularOf(word)) !== undefined ||
  word.split('-').every((part) => part === '' || pronounce(part).known || isCompound(part.toLowerCase()))

export const namesIn = ({ person, others, brand }: Reading): string =>
  [person?.name, brand, ...others.map(({ name }) => name)].join(' ').toLowerCase()
