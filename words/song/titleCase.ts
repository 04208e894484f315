import { capitalize } from '../reader/sayLine.ts'

const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'to', 'and', 'or', 'for', 'by', 'with', 'from'])

export function titleCase(phrase: string): string {
  const words = phrase.trim().split(/\s+/)
  return words
    .map((word, at) =>
      at > 0 && at < words.length - 1 && SMALL_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : capitalize(word),
    )
    .join(' ')
}
