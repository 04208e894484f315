// The rhythms a song's bars may have: those of real songs, bent by the genre and by the song's own taste.
import type { Random } from '@arioso/words'
import { exp, log } from '../../../audio/math.ts'
import { isCompound, type SongFrame } from '../../songFrame.ts'
import { LEARNED_RHYTHMS } from './learnedRhythms.ts'

/** Where in a bar notes begin, in sixteenths, and how likely a bar of the song is so. */
export type BarRhythm = { name: string; places: readonly number[]; share: number }

const TASTE = 0.7
// How much a song likes or shuns a place of the bar, whatever rhythm it stands in.
const PLACE_TASTE = 0.5
// What a note as long as the one before costs: some songs patter evenly, others go long and short.
const SAME_LENGTH_COST = { least: -0.1, most: 0.9 }
// Most songs are syncopated or not at all: how likely one is, by its genre, and what a stray one costs in a straight song.
const SYNCOPATES = { byGenre: 1.6, strayCost: 3 }
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

function sameLengths(places: readonly number[]): number {
  return places.filter((place, i) => i > 1 && place - places[i - 1] === places[i - 1] - places[i - 2]).length
}

const fairLuck = (random: Random): number => -log(TINY - log(random.between(TINY, 1)))

/** What this song likes in a bar, as the logarithm of how much likelier it makes one. */
function createTaste({ genre, meter, barSteps }: SongFrame, random: Random): (places: readonly number[]) => number {
  const sameLengthCost = random.between(SAME_LENGTH_COST.least, SAME_LENGTH_COST.most)
  const { syncopation, motifs } = genre.melody
  const isStraight = !random.chance(syncopation * SYNCOPATES.byGenre)
  const pull = isStraight ? -SYNCOPATES.strayCost : SYNCOPATION_PULL * (syncopation - USUAL_SYNCOPATION)
  const liking = Array.from({ length: barSteps }, (_, place) =>
    place === 0
      ? 0
      : random.between(-PLACE_TASTE, PLACE_TASTE) - (isStraight && place % 2 === 1 ? SYNCOPATES.strayCost : 0),
  )
  return (places) =>
    (isCompound(meter) ? 0 : pull * syncopations(places, barSteps)) +
    MOTIF_PULL * inMotifs(places, motifs) -
    sameLengthCost * sameLengths(places) +
    places.reduce((sum, place) => sum + liking[place], 0)
}

/** Nothing for a meter that no song was learned from. */
export function createBarRhythms(frame: SongFrame, random: Random): BarRhythm[] {
  const { beats, unit } = frame.meter
  const table = Object.entries(LEARNED_RHYTHMS).find(([name]) => name === `${beats}/${unit}`)
  if (!table) return []
  const taste = createTaste(frame, random.fork('taste'))
  const rows = read(table[1]).map(({ name, parts }) => {
    const places = placesOf(name)
    return { name, places, share: parts * exp(taste(places) + TASTE * fairLuck(random)) }
  })
  const all = rows.reduce((sum, { share }) => sum + share, 0)
  return rows.map((row) => ({ ...row, share: row.share / all }))
}
