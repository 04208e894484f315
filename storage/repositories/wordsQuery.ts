import { type SQL, sql } from 'drizzle-orm'

const WORDS_MAX = 12

// Every word has to begin some word of what is searched. Undefined when nothing in the text is a word.
export function wordsQuery(text: string): SQL | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  if (words === null) return undefined
  const query = words
    .slice(0, WORDS_MAX)
    .map((word) => `${word}:*`)
    .join(' & ')
  return sql`to_tsquery('simple', ${query})`
}
