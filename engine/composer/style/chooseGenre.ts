import type { StyleIntent } from '@arioso/words'
import type { Genre } from '../../genres/genre.ts'
import { GENRES } from '../../genres/genreList.ts'

export function chooseGenre(intent: StyleIntent): { genre: Genre; blend?: Genre } {
  const excluded = new Set(intent.excluded)
  const allowed = GENRES.filter((genre) => !excluded.has(genre.name))
  const candidates = allowed.length > 0 ? allowed : GENRES
  const genre = candidates.find(({ name }) => name === intent.genre) ?? candidates[0]
  const blend = candidates.find(({ name }) => name === intent.blend && name !== genre.name)
  return { genre, ...(blend && { blend }) }
}
