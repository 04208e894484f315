import { composeSong, type Score } from '../../../engine/index.ts'
import { GENRES } from '../../../engine/genres/genreList.ts'
import { LYRICS_TO_SET } from './lyricsToSet.ts'

export type Composed = { genre: string; seed: number; sung: Score; played: Score }

const SEEDS = [1, 2, 3]
const FORM_SEEDS = Array.from({ length: 16 }, (_, i) => i + 1)

export function composeMatrix(): Composed[] {
  return GENRES.flatMap(({ name }) =>
    SEEDS.map((seed) => {
      const order = { seed, title: '', style: name }
      return {
        genre: name,
        seed,
        sung: composeSong({ ...order, lyrics: LYRICS_TO_SET[seed % LYRICS_TO_SET.length], instrumental: false }),
        played: composeSong({ ...order, lyrics: '', instrumental: true }),
      }
    }),
  )
}

/** How many orders of sections a genre makes of the same words over sixteen seeds. */
export function countForms(genre: string): number {
  const forms = FORM_SEEDS.map((seed) => {
    const lyrics = LYRICS_TO_SET[0]
    const { sections } = composeSong({ seed, title: '', style: genre, lyrics, instrumental: false })
    return sections.map(({ kind, label }) => `${kind} ${label}`).join(', ')
  })
  return new Set(forms).size
}
