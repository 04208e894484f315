// The rhythms a song's bars may have: those of real songs, bent by the genre and by the song's own taste.
import type { Random } from '@arioso/words'
import { exp, log } from '../../../audio/math.ts'
import type { SongFrame } from '../../songFrame.ts'
import { LEARNED_RHYTHMS } from './learnedRhythms.ts'

/** Where in a bar notes begin, in sixteenths, and how likely a bar of the song is so. */
export type BarRhythm = { name: string; places: readonly number[]; share: number }

const TASTE = 0.7
const TINY = 1e-6
const SYNCOPATION_PULL = 1.6
// Old songs are this syncopated by themselves.
const USUAL_SYNCOPATION = 0.2
const MOTIF_PULL = 0.6

const read = (text: string): { name: string; parts: number }[] =>
  text.split('\n').map((row) => {
    const [name, parts] = row.split(' ')
    return { name, parts: Number(parts) }
  })

function placesOf(name: string): number[] {
  return Array.from(name).flatMap((letter, place) => (letter === 'x' ? [place] : []))
}

// Notes between the beats that sound on over the next one.
function syncopations(places: readonly number[], barSteps: number): number {
  return places.filter((place, i) => place % 4 !== 0 && (places[i + 1] ?? barSteps) > place - (place % 4) + 4).length
}

function inMotifs(places: readonly number[], motifs: readonly string[]): number {
  if (places.length === 0) return 0
  return Math.max(...motifs.map((motif) => places.filter((place) => motif[place % 16] === 'x').length / places.length))
}

/** Nothing for a meter that no song was learned from. */
export function createBarRhythms({ genre, meter, barSteps }: SongFrame, random: Random): BarRhythm[] {
  const table = Object.entries(LEARNED_RHYTHMS).find(([name]) => name === `${meter.beats}/${meter.unit}`)
  if (!table) return []
  const rows = read(table[1]).map(({ name, parts }) => {
    const places = placesOf(name)
    const pulled =
      SYNCOPATION_PULL * (genre.melody.syncopation - USUAL_SYNCOPATION) * syncopations(places, barSteps) +
      MOTIF_PULL * inMotifs(places, genre.melody.motifs)
    const luck = -log(TINY - log(random.between(TINY, 1)))
    return { name, places, share: parts * exp(pulled + TASTE * luck) }
  })
  const all = rows.reduce((sum, { share }) => sum + share, 0)
  return rows.map((row) => ({ ...row, share: row.share / all }))
}
