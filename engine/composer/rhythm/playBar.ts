import type { Random } from '@arioso/words'
import type { DrumVoice } from '../../genres/drumVoice.ts'
import type { Drummer } from '../../genres/genre.ts'
import type { DrumRow, KnownLevel } from './knownGrooves.ts'
import { patternCharacter, type SongFrame } from '../songFrame.ts'

export type Stroke = { voice: DrumVoice; step: number; force: number }

export type BarPlayer = (bar: number, nthOfSection: number) => Stroke[]

type Place = { voice: DrumVoice; step: number; force: number; chance: number }

const HABITS = 8
const HABIT_CHANGE = 1.3
// How much of what could be otherwise is otherwise in a bar of its own.
const LIVELINESS: Record<Drummer['hands'], number> = { human: 0.75, sampled: 0.3, machine: 0 }
const OPENING_CHANCE = 0.28
const OPENING_STEP = 14

function placesIn(drums: KnownLevel['drums'], bar: number, frame: SongFrame): Place[] {
  return (Object.entries(drums) as [DrumVoice, DrumRow][]).flatMap(([voice, { force, chance }]) =>
    Array.from({ length: frame.barSteps }, (_, step) => step).flatMap((step) => {
      const character = patternCharacter(force, bar, step)
      if (character === '.' || character === '-') return []
      return [{ voice, step, force: Number(character), chance: Number(patternCharacter(chance, bar, step)) / 9 }]
    }),
  )
}

// The hat opens at the end of a bar and is closed by the next one.
function openHat(strokes: readonly Stroke[], random: Random): Stroke[] {
  const hat = strokes.find(({ voice, step }) => voice === 'closedHat' && step === OPENING_STEP)
  if (!hat || strokes.some(({ voice }) => voice === 'openHat') || !random.chance(OPENING_CHANCE)) return [...strokes]
  return strokes.map((stroke) => (stroke === hat ? { ...stroke, voice: 'openHat' } : stroke))
}

/** A drummer has a few ways to play a groove, goes round them, and is never quite the same. */
export function createBarPlayer(
  drums: KnownLevel['drums'],
  hands: Drummer['hands'],
  frame: SongFrame,
  random: Random,
): BarPlayer {
  const flips = Array.from({ length: HABITS }, (_, habit) => {
    const luck = random.fork(`habit ${habit}`)
    const known = new Map<string, boolean>()
    return ({ voice, step, chance }: Place): boolean => {
      const name = `${voice} ${step}`
      const flip =
        known.get(name) ?? (habit > 0 && luck.chance(Math.min(0.5, Math.min(chance, 1 - chance) * HABIT_CHANGE)))
      known.set(name, flip)
      return flip
    }
  })
  return (bar, nth) => {
    const usual = flips[hands === 'human' ? nth % 2 : nth % HABITS]
    const strokes = placesIn(drums, bar, frame).flatMap((place) => {
      const expected = place.chance >= 0.5 !== usual(place)
      const rarity = expected ? 1 - place.chance : place.chance
      const struck = random.chance(rarity * LIVELINESS[hands]) ? !expected : expected
      return struck ? [{ voice: place.voice, step: place.step, force: place.force }] : []
    })
    return hands === 'machine' && nth % 4 !== 3 ? strokes : openHat(strokes, random)
  }
}
