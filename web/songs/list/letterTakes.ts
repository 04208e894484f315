import type { Clip } from '@arioso/contract'
import { areTakes } from './areTakes.ts'

export type TakeLetter = 'A' | 'B'
type Kin = Pick<Clip, 'id' | 'title' | 'created_at' | 'metadata'>

/** Two takes of one name, distinguished by a letter. */
export function letterTakes(songs: readonly Kin[]): Map<string, TakeLetter> {
  const letters = new Map<string, TakeLetter>()
  for (const [index, song] of songs.entries()) {
    const next = songs[index + 1]
    if (next === undefined || letters.has(song.id) || song.title !== next.title || !areTakes(song, next)) continue
    letters.set(song.id, 'A').set(next.id, 'B')
  }
  return letters
}
