import { type SQL, sql } from 'drizzle-orm'

const WORDS_MAX = 12

// Every word has to begin some word of what is searched. Undefined when nothing in the text is a word.
export function wordsQuery(text: string): SQL | undefined {
  const words = wordsOf(text).map((word) => `${word}:*`)
  return words.length === 0 ? undefined : sql`to_tsquery('simple', ${words.join(' & ')})`
}

// One for each of these words.
export function wordQueries(text: string): SQL[] {
  return wordsOf(text).map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
}

// Whole words, and any of them will do.
export function anyWordQuery(text: string): SQL | undefined {
  const words = wordsOf(text)
  return words.length === 0 ? undefined : sql`to_tsquery('simple', ${words.join(' | ')})`
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX)
}
