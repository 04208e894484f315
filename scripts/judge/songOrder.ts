import { writeSong } from '@arioso/words/writer'
import { composeSong, type Score, type Sound } from '../../engine/index.ts'

/** One song of the matrix. `lengthSeconds` left out means as long as the composer likes. */
export type SongOrder = { genre: string; seed: number; sung: boolean; sound: Sound; lengthSeconds?: number }

const SECONDS_PER_SECTION = 25

const ROOM_FOR_FORM_SECONDS = 100

export function hasRoomForForm({ lengthSeconds = Infinity }: SongOrder): boolean {
  return lengthSeconds >= ROOM_FOR_FORM_SECONDS
}

export function nameOf({ genre, seed }: SongOrder): string {
  return `${genre} ${seed}`
}

export function composeOrder({ genre, seed, sung, sound, lengthSeconds }: SongOrder): Score {
  const { title, lyrics } = writeSong({ seed, style: genre, description: `a ${genre} song`, instrumental: !sung })
  const score = composeSong({
    seed,
    title,
    style: genre,
    lyrics: lengthSeconds === undefined ? lyrics : shortened(lyrics, lengthSeconds),
    instrumental: !sung,
    ...(lengthSeconds !== undefined && { lengthSeconds }),
  })
  return { ...score, sound }
}

/** The same song as long as the composer likes, to read its words as a whole. */
export function composeWhole({ genre, seed, sung, sound }: SongOrder): Score {
  return composeOrder({ genre, seed, sung, sound })
}

/** A song is never shorter than its words: a short one gets the first sections only. */
function shortened(lyrics: string, lengthSeconds: number): string {
  const sections = lyrics.split(/\n(?=\[)/)
  return sections.slice(0, Math.max(1, Math.round(lengthSeconds / SECONDS_PER_SECTION))).join('\n')
}
