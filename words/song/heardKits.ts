import { KITS } from './kitBanks.ts'
import { lineKey } from './songState.ts'

export const OF_GENRES = [
  KITS.genresLoud,
  KITS.genresPulse,
  KITS.genresRoots,
  KITS.genresDance,
  KITS.genresPop,
  KITS.genresMore,
]

// Whether somebody has heard lately what is kept for a sentence lent to a genre.
export function heardKits(avoid: readonly string[]): (subject: string) => boolean {
  const heard = new Set(avoid.map(lineKey))
  return (subject) =>
    heard.size > 0 &&
    OF_GENRES.flatMap((bank) => bank.kits?.() ?? [])
      .filter(({ about }) => about.test(subject))
      .some((kit) => kit.list().some(({ lines }) => lines.some((line) => heard.has(lineKey(line)))))
}
