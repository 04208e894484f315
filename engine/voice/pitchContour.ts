// The sung pitch at the control rate, in MIDI numbers: glides into notes, late vibrato, a slow wander.
import { quickSin } from './spectralMath.ts'
import { TAU } from '../audio/math.ts'
import { createNoise } from '../audio/createNoise.ts'
import type { SungNote } from './layOutLine.ts'

const GLIDE_SECONDS = 0.08
const VIBRATO_HERTZ = 5.5
const VIBRATO_DELAY_SECONDS = 0.25
const VIBRATO_RISE_SECONDS = 0.25
const DRIFT_CENTS = 5
const DRIFT_STEP_SECONDS = 0.2

const smoothStep = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x))

export type PitchOptions = {
  startSeconds: number
  stepSeconds: number
  count: number
  vibratoCents: number
  seed: number
}

export function pitchContour(notes: SungNote[], options: PitchOptions): Float64Array {
  const { startSeconds, stepSeconds, count, vibratoCents } = options
  const pitches = new Float64Array(count)
  const noise = createNoise(options.seed)
  const wander = Float64Array.from({ length: Math.ceil((count * stepSeconds) / DRIFT_STEP_SECONDS) + 2 }, () => noise())
  let index = 0
  for (let i = 0; i < count; i++) {
    const time = startSeconds + i * stepSeconds
    while (index + 1 < notes.length && time >= notes[index + 1].startSeconds - GLIDE_SECONDS / 2) index += 1
    const note = notes[index]
    const from = notes[index - 1]?.pitch ?? note.pitch - 0.5
    const glide = smoothStep((time - note.startSeconds + GLIDE_SECONDS / 2) / GLIDE_SECONDS)
    const since = time - note.startSeconds - VIBRATO_DELAY_SECONDS
    const depth = smoothStep(since / VIBRATO_RISE_SECONDS) * vibratoCents
    const drift = (i * stepSeconds) / DRIFT_STEP_SECONDS
    const step = Math.floor(drift)
    const wandering = wander[step] + (wander[step + 1] - wander[step]) * smoothStep(drift - step)
    const cents = depth * quickSin(TAU * VIBRATO_HERTZ * Math.max(0, since)) + DRIFT_CENTS * wandering
    pitches[i] = from + (note.pitch - from) * glide + cents / 100
  }
  return pitches
}
