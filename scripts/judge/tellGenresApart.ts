import { deviation, mean } from './statistics.ts'

export type StyleSample = { genre: string; song: string; features: number[] }
export type Separation = { songs: number; right: number; share: number; mistakes: string[] }

const SHRINK = 0.35

/**
 * Which genre is a song? Nearest centre of mass, features scaled by how much they vary inside a genre (a diagonal linear
 * discriminant). The song itself is always left out of what is learned; its stretches vote.
 */
export function tellGenresApart(samples: readonly StyleSample[]): Separation {
  const songs = [...new Set(samples.map((sample) => sample.song))]
  const mistakes: string[] = []
  let right = 0
  for (const song of songs) {
    const own = samples.filter((sample) => sample.song === song)
    const guess = vote(
      own,
      samples.filter((sample) => sample.song !== song),
    )
    if (guess === own[0].genre) right += 1
    else mistakes.push(`${song} → ${guess}`)
  }
  return { songs: songs.length, right, share: right / Math.max(1, songs.length), mistakes }
}

function vote(own: readonly StyleSample[], known: readonly StyleSample[]): string {
  const width = known[0].features.length
  const genres = [...new Set(known.map((sample) => sample.genre))]
  const overall = Array.from({ length: width }, (_, i) => deviation(known.map((sample) => sample.features[i])) + 1e-6)
  const centres = new Map(
    genres.map((genre) => {
      const rows = known.filter((sample) => sample.genre === genre)
      return [genre, Array.from({ length: width }, (_, i) => mean(rows.map((row) => row.features[i])))]
    }),
  )
  const inside = Array.from({ length: width }, (_, i) => {
    const squares = known.map((sample) => (sample.features[i] - (centres.get(sample.genre)?.[i] ?? 0)) ** 2)
    return Math.sqrt(mean(squares)) + SHRINK * overall[i]
  })
  const distance = (genre: string): number =>
    own.reduce((sum, { features }) => {
      const centre = centres.get(genre) ?? []
      return sum + features.reduce((total, value, i) => total + ((value - centre[i]) / inside[i]) ** 2, 0)
    }, 0)
  return genres.reduce((best, genre) => (distance(genre) < distance(best) ? genre : best))
}
