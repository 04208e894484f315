import { readStyle } from '../style/readStyle.ts'

export type Liking = { genre?: string; instruments: readonly string[]; moods: readonly string[] }

const KEPT = 4

function mostFrequent(items: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([item]) => item)
}

// What comes back most often in the styles of songs somebody likes.
export function readLiking(styles: readonly string[]): Liking {
  const readings = styles.map((style) => readStyle(style))
  const [genre] = mostFrequent(readings.filter(({ namesGenre }) => namesGenre).map(({ intent }) => intent.genre))
  return {
    ...(genre !== undefined && { genre }),
    instruments: mostFrequent(readings.flatMap(({ intent }) => intent.instruments)).slice(0, KEPT),
    moods: mostFrequent(readings.flatMap(({ intent }) => intent.moods)).slice(0, KEPT),
  }
}
