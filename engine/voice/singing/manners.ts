// How a voice is used, whoever sings: plainly, with much breath, in a whisper, or at full strength.
import type { Manner } from '../../score.ts'
import type { Nucleus } from './layOutLine.ts'
import type { TractColour } from '../trained/shapeTract.ts'
import type { SingingHabits, TrainedCharacter } from '../trained/trainedSingers.ts'

export type MannerShape = {
  // See TractColour; clearness multiplies the singer's own.
  breath: number
  clearness: number
  tiltDb: number
  effortTiltDb: number
  // How much louder a high, strong note is than its score says.
  effortDb: number
  levelDb: number
  // Times the singer's own.
  vibrato: number
  scoop: number
}

const PLAIN: MannerShape = {
  breath: 0,
  clearness: 1,
  tiltDb: 0,
  effortTiltDb: 0.6,
  effortDb: 0.5,
  levelDb: 0,
  vibrato: 1,
  scoop: 1,
}
const MANNERS: Record<Manner, MannerShape> = {
  breathy: { ...PLAIN, breath: 0.22, clearness: 0.7, tiltDb: -0.8, effortTiltDb: 0.3, levelDb: -2, vibrato: 0.6 },
  whispered: { ...PLAIN, breath: 0.85, clearness: 0.5, tiltDb: -0.5, effortTiltDb: 0, levelDb: -5, vibrato: 0.2 },
  belted: { ...PLAIN, clearness: 1.5, tiltDb: 0.3, effortTiltDb: 2.4, effortDb: 6, vibrato: 1.2, scoop: 1.4 },
}

export function shapeOf(manner: Manner | undefined): MannerShape {
  return manner ? MANNERS[manner] : PLAIN
}

export function inManner(singer: TrainedCharacter, shape: MannerShape): { habits: SingingHabits; colour: TractColour } {
  const { colour } = singer
  return {
    habits: {
      ...singer,
      vibratoCents: singer.vibratoCents * shape.vibrato,
      scoopCents: singer.scoopCents * shape.scoop,
    },
    colour: {
      ...colour,
      clearness: colour.clearness * shape.clearness,
      tiltDb: colour.tiltDb + shape.tiltDb,
      breath: shape.breath,
      effortTiltDb: shape.effortTiltDb,
    },
  }
}

// Velocities between which a note goes from easy to strong, and over how long.
const EASY = 0.66
const STRONG = 0.96
const RAMP_SECONDS = 0.06

export type EffortPlaces = { startSeconds: number; stepSeconds: number }

/** How hard the singer works in every frame, 0 to 1: most on notes that are strong and high for them. */
export function effortCurve(
  nuclei: readonly Nucleus[],
  pitches: Float64Array,
  { low, high }: TrainedCharacter['range'],
  { startSeconds, stepSeconds }: EffortPlaces,
): Float32Array {
  const strength = ({ velocity }: Nucleus): number => Math.min(1, Math.max(0, (velocity - EASY) / (STRONG - EASY)))
  const middle = (low + high) / 2
  let at = 0
  return Float32Array.from(pitches, (pitch, i) => {
    const time = startSeconds + i * stepSeconds
    while (at + 1 < nuclei.length && time >= nuclei[at + 1].start - RAMP_SECONDS) at += 1
    const nucleus = nuclei[at]
    const ramp = Math.min(1, Math.max(0, (time - nucleus.start) / RAMP_SECONDS + 1))
    const before = strength(nuclei[Math.max(0, at - 1)])
    const strong = before + (strength(nucleus) - before) * ramp
    const height = Math.min(1, Math.max(0, (pitch - middle) / (high - middle)))
    return strong * (0.35 + 0.65 * height)
  })
}
