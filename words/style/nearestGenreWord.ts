import { GENRE_WORDS } from './genreWords.ts'

const FEWEST_LETTERS = 5
const LETTERS_FOR_TWO_MISTAKES = 8

const NAMES: readonly (readonly [name: string, genre: string])[] = Object.entries(GENRE_WORDS).flatMap(
  ([name, { genre, ambiguous, weak }]) => (genre === undefined || ambiguous || weak ? [] : [[name, genre] as const]),
)

/** The genre whose name is spelled nearly like the word: "shoegase", "raggaeton". */
export function nearestGenreWord(word: string): string | undefined {
  if (word.length < FEWEST_LETTERS) return undefined
  const most = word.length >= LETTERS_FOR_TWO_MISTAKES ? 2 : 1
  let best: { distance: number; genre: string } | undefined
  for (const [name, genre] of NAMES) {
    if (Math.abs(name.length - word.length) > most) continue
    const distance = editDistance(word, name)
    if (distance <= most && (best === undefined || distance < best.distance)) best = { distance, genre }
  }
  return best?.genre
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
