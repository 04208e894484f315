import { syllabify } from './syllabify.ts'

export function countSyllables(line: string): number {
  return syllabify(line).reduce((sum, word) => sum + word.syllables.length, 0)
}
