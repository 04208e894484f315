// The sung pitch at the control rate, in MIDI numbers: glides into notes, late vibrato, a slow wander.
import { quickSin } from '../../audio/spectralMath.ts'
import { TAU } from '../../audio/math.ts'
import { createNoise } from '../../audio/createNoise.ts'
import type { SungNote } from './layOutLine.ts'

const GLIDE_SECONDS = 0.08
const VIBRATO_HERTZ = 5.5
const VIBRATO_DELAY_SECONDS = 0.25
const VIBRATO_RISE_SECONDS = 0.25
const DRIFT_CENTS = 5
const DRIFT_STEP_SECONDS = 0.2

const smoothStep = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x))

const SPOKEN_GLIDE_SECONDS = 0.11
const SPOKEN_FALL_SEMITONES = 2.5
const SPOKEN_CLOSING_FALL_SEMITONES = 4
const SPOKEN_DECLINE_SEMITONES = 1.5

type PitchStep = { startSeconds: number; pitch: number }

// A melisma is further notes without further words.
function pitchSteps(notes: SungNote[]): PitchStep[] {
  return notes.flatMap(({ startSeconds, pitch, bends = [] }) => [
    { startSeconds, pitch },
    ...bends.map((bend) => ({ startSeconds: bend.atSeconds, pitch: bend.pitch })),
  ])
}

// Speech falls through every syllable, most through the last one, and the whole phrase declines.
function spokenPitch(notes: SungNote[], index: number, time: number): number {
  const { startSeconds, endSeconds, pitch } = notes[index]
  const inside = Math.min(1, Math.max(0, (time - startSeconds) / Math.max(0.05, endSeconds - startSeconds)))
  const fall = index === notes.length - 1 ? SPOKEN_CLOSING_FALL_SEMITONES : SPOKEN_FALL_SEMITONES
  const decline = SPOKEN_DECLINE_SEMITONES * (0.5 - index / Math.max(1, notes.length - 1))
  return pitch + decline - fall * (inside - 0.4)
}

export type PitchOptions = {
  spoken: boolean
  startSeconds: number
  stepSeconds: number
  count: number
  vibratoCents: number
  seed: number
}

export function pitchContour(notes: SungNote[], options: PitchOptions): Float64Array {
  const { startSeconds, stepSeconds, count, spoken } = options
  const vibratoCents = spoken ? 0 : options.vibratoCents
  const glideSeconds = spoken ? SPOKEN_GLIDE_SECONDS : GLIDE_SECONDS
  const steps = spoken ? notes : pitchSteps(notes)
  const target = (step: number, time: number) => (spoken ? spokenPitch(notes, step, time) : steps[step].pitch)
  const pitches = new Float64Array(count)
  const noise = createNoise(options.seed)
  const wander = Float64Array.from({ length: Math.ceil((count * stepSeconds) / DRIFT_STEP_SECONDS) + 2 }, () => noise())
  let index = 0
  for (let i = 0; i < count; i++) {
    const time = startSeconds + i * stepSeconds
    while (index + 1 < steps.length && time >= steps[index + 1].startSeconds - glideSeconds / 2) index += 1
    const note = steps[index]
    const from = index > 0 ? target(index - 1, time) : note.pitch - 0.5
    const glide = smoothStep((time - note.startSeconds + glideSeconds / 2) / glideSeconds)
    const since = time - note.startSeconds - VIBRATO_DELAY_SECONDS
    const depth = smoothStep(since / VIBRATO_RISE_SECONDS) * vibratoCents
    const drift = (i * stepSeconds) / DRIFT_STEP_SECONDS
    const place = Math.floor(drift)
    const wandering = wander[place] + (wander[place + 1] - wander[place]) * smoothStep(drift - place)
    const cents = depth * quickSin(TAU * VIBRATO_HERTZ * Math.max(0, since)) + DRIFT_CENTS * wandering
    pitches[i] = from + (target(index, time) - from) * glide + cents / 100
  }
  return pitches
}
