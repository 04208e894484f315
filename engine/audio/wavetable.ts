import { CONTROL_FRAMES, type ControlCurve } from './controlCurve.ts'
import { SINE, SINE_MASK, SINE_SIZE } from './sineTable.ts'

const TABLE_SIZE = 2048
const STRIDE = SINE_SIZE / TABLE_SIZE
// Phase is a 32-bit integer, a whole cycle wide, so that it wraps by itself; its top 11 bits are the place in the table.
const CYCLE = 4294967296
const PLACE_SHIFT = 21
const BELOW_PLACE = (1 << PLACE_SHIFT) - 1
const PLACE_FRACTION = 1 / (1 << PLACE_SHIFT)
const MAX_HARMONICS = 256
const HIGHEST_HERTZ = 16_000

export type Wavetable = Float32Array<ArrayBuffer>

/** How many harmonics fit below the top of hearing; a table built with them cannot alias. */
export function harmonicsBelowTop(hertz: number, sampleRate: number): number {
  const top = Math.min(HIGHEST_HERTZ, sampleRate * 0.42)
  return Math.max(1, Math.min(MAX_HARMONICS, Math.floor(top / hertz)))
}

export function buildWavetable(harmonics: number, amplitudeOf: (harmonic: number) => number): Wavetable {
  const table = new Float32Array(TABLE_SIZE + 1)
  for (let h = 1; h <= harmonics; h++) {
    const amplitude = amplitudeOf(h)
    if (Math.abs(amplitude) < 1e-5) continue
    const step = h * STRIDE
    for (let i = 0, phase = 0; i < TABLE_SIZE; i++, phase = (phase + step) & SINE_MASK) {
      table[i] += amplitude * SINE[phase]
    }
  }
  table[TABLE_SIZE] = table[0]
  return table
}

const sawTables = new Map<number, Wavetable>()

export function sawWavetable(harmonics: number): Wavetable {
  let table = sawTables.get(harmonics)
  if (!table) {
    table = buildWavetable(harmonics, (h) => 0.6 / h)
    sawTables.set(harmonics, table)
  }
  return table
}

export type WavetableVoice = {
  /** From dark to bright; `brightness` 0 plays the first, 1 the second and so on, blending in between. */
  tables: Wavetable[]
  hertz: number
  startCycle: number
  leftGain: number
  rightGain: number
  brightness?: ControlCurve
  pitchRatio?: ControlCurve
}

/** Adds one oscillator to both sides; one side alone when they are the same array. */
export function addWavetable(left: Float32Array, right: Float32Array, voice: WavetableVoice, sampleRate: number): void {
  const { tables, brightness, pitchRatio, leftGain } = voice
  const gains = { leftGain, rightGain: left === right ? 0 : voice.rightGain }
  const plainStep = (voice.hertz * CYCLE) / sampleRate
  let phase = Math.round((voice.startCycle - Math.floor(voice.startCycle)) * CYCLE) | 0
  for (let from = 0, k = 0; from < left.length; from += CONTROL_FRAMES, k++) {
    const to = Math.min(left.length, from + CONTROL_FRAMES)
    const step = Math.round(pitchRatio ? plainStep * pitchRatio[k] : plainStep) | 0
    const shade = brightness ? Math.min(tables.length - 1.001, Math.max(0, brightness[k])) : 0
    const dark = tables[Math.floor(shade)]
    const share = shade - Math.floor(shade)
    if (tables.length === 1) phase = playOne(left, right, from, to, dark, phase, step, gains)
    else phase = playTwo(left, right, from, to, dark, tables[Math.floor(shade) + 1], share, phase, step, gains)
  }
}

type Gains = { leftGain: number; rightGain: number }

function playOne(
  left: Float32Array,
  right: Float32Array,
  from: number,
  to: number,
  table: Wavetable,
  startPhase: number,
  step: number,
  { leftGain, rightGain }: Gains,
): number {
  let phase = startPhase
  for (let i = from; i < to; i++) {
    const index = phase >>> PLACE_SHIFT
    const low = table[index]
    const value = low + (table[index + 1] - low) * ((phase & BELOW_PLACE) * PLACE_FRACTION)
    left[i] += leftGain * value
    right[i] += rightGain * value
    phase = (phase + step) | 0
  }
  return phase
}

function playTwo(
  left: Float32Array,
  right: Float32Array,
  from: number,
  to: number,
  dark: Wavetable,
  bright: Wavetable,
  share: number,
  startPhase: number,
  step: number,
  { leftGain, rightGain }: Gains,
): number {
  let phase = startPhase
  for (let i = from; i < to; i++) {
    const index = phase >>> PLACE_SHIFT
    const fraction = (phase & BELOW_PLACE) * PLACE_FRACTION
    const d = dark[index]
    const b = bright[index]
    const darkValue = d + (dark[index + 1] - d) * fraction
    const value = darkValue + (b + (bright[index + 1] - b) * fraction - darkValue) * share
    left[i] += leftGain * value
    right[i] += rightGain * value
    phase = (phase + step) | 0
  }
  return phase
}
