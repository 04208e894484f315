import { writeSong } from '@arioso/words'
import { composeSong, type Score } from '../../engine/index.ts'

/** One song of the matrix. `lengthSeconds` left out means as long as the composer likes. */
export type SongOrder = { genre: string; seed: number; sung: boolean; lengthSeconds?: number }

export function nameOf({ genre, seed }: SongOrder): string {
  return `${genre} ${seed}`
}

export function composeOrder({ genre, seed, sung, lengthSeconds }: SongOrder): Score {
  const { title, lyrics } = writeSong({ seed, style: genre, description: `a ${genre} song`, instrumental: !sung })
  return composeSong({
    seed,
    title,
    style: genre,
    lyrics,
    instrumental: !sung,
    ...(lengthSeconds !== undefined && { lengthSeconds }),
  })
}
