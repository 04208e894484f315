import type { Random } from '@arioso/words'
import type { SectionKind } from '../../score.ts'
import { pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import type { SongFrame } from '../songFrame.ts'
import type { MelodyNote } from './writeMelody.ts'

const SHORTEST_BEATS = 1.5
const SHORTEST_SECONDS = 0.7
const SOULFUL = new Set(['r&b', 'gospel', 'neo soul', 'flamenco', 'indian classical', 'celtic'])
const CHANCE = { soulful: 0.4, other: 0.14 }

function stepFrom(pitch: number, direction: 1 | -1, scale: ReadonlySet<number>): number {
  let next = pitch + direction
  while (!scale.has(pitchClass(next))) next += direction
  return next
}

// Sparingly: a long last note that turns to its neighbour and back, or falls by two steps.
export function addMelisma(
  notes: readonly MelodyNote[],
  kind: SectionKind,
  frame: SongFrame,
  random: Random,
): MelodyNote[] {
  const last = notes.at(-1)
  const chance = SOULFUL.has(frame.genre.name) ? CHANCE.soulful : CHANCE.other
  const seconds = (last?.lengthBeats ?? 0) * 4 * frame.stepSeconds
  const fits = last && last.lengthBeats >= SHORTEST_BEATS && seconds >= SHORTEST_SECONDS
  if (!fits || kind === 'verse' || !random.chance(chance)) return [...notes]
  const scale = scalePitchClasses(frame.key)
  const below = stepFrom(last.pitch, -1, scale)
  const above = stepFrom(last.pitch, 1, scale)
  const at = (share: number): number => last.startBeat + last.lengthBeats * share
  const turn = [
    { atBeat: at(0.4), pitch: above },
    { atBeat: at(0.62), pitch: last.pitch },
  ]
  const fall = [
    { atBeat: at(0.4), pitch: below },
    { atBeat: at(0.65), pitch: stepFrom(below, -1, scale) },
  ]
  return [...notes.slice(0, -1), { ...last, bends: random.chance(0.6) ? turn : fall }]
}
