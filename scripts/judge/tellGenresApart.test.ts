import { expect, it } from 'vitest'
import { tellGenresApart, type StyleSample } from './tellGenresApart.ts'

const GENRES = ['folk', 'house', 'jazz', 'rock', 'techno', 'waltz']
const SEEDS = [1, 2, 3]
const FEATURES = 40

// What a genre shares, and as much again that belongs to the song alone.
function songsOf(genreOf: (genre: number, seed: number) => number): StyleSample[] {
  return GENRES.flatMap((_, g) =>
    SEEDS.map((seed) => ({
      genre: GENRES[genreOf(g, seed)],
      song: `${g} ${seed}`,
      features: Array.from(
        { length: FEATURES },
        (__, i) => Math.sin(5 * g + i * (g + 1)) + Math.sin(99 * seed * (i + g)),
      ),
    })),
  )
}

it('tells genres apart by songs it was not shown', () => {
  expect(tellGenresApart(songsOf((genre) => genre)).share).toBeGreaterThan(0.9)
})

it('finds nothing when the songs carry the names of other genres', () => {
  const shuffled = songsOf((genre, seed) => (genre + 2 * seed) % GENRES.length)
  expect(tellGenresApart(shuffled).share).toBeLessThan(0.3)
})
