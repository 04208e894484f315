import { createNoise } from './createNoise.ts'
import { decayPerFrame } from './controlCurve.ts'
import { cos, pow, sin, TAU } from './math.ts'

export type Pluck = {
  hertz: number
  /** Seconds to fall 60 dB at the fundamental, and at 3 kHz. */
  decaySeconds: number
  brightDecaySeconds: number
  /** 0 is a soft thumb, 1 a hard pick. */
  hardness: number
  /** Where along the string it is plucked, 0 to 0.5. */
  position: number
  seed: number
}

const BRIGHT_HERTZ = 3000

/**
 * Extended Karplus-Strong (Jaffe and Smith 1983): excitation → comb of the pluck position → loop of delay,
 * three-tap damping and an all-pass for the fraction, exact at the fundamental: without it a string is 10–20 cents flat.
 */
export function pluckString(out: Float32Array, pluck: Pluck, sampleRate: number): void {
  const { hertz } = pluck
  const period = sampleRate / hertz
  const w = (TAU * hertz) / sampleRate
  const wBright = (TAU * Math.min(BRIGHT_HERTZ, sampleRate * 0.4)) / sampleRate
  const lossWanted = pow(decayPerFrame(pluck.decaySeconds, sampleRate), period)
  const brightLoss = pow(decayPerFrame(pluck.brightDecaySeconds, sampleRate), period)
  const side = Math.min(0.24, Math.max(0.0005, (1 - brightLoss / lossWanted) / (2 * (1 - cos(wBright)))))
  const loss = Math.min(0.99999, lossWanted / (1 - 2 * side + 2 * side * cos(w)))
  // The damping is symmetric, one frame of delay at every frequency; the all-pass gets between 0.5 and 1.5.
  const length = Math.floor(period - 1 - 0.5)
  const fraction = period - 1 - length
  const allPass = sin(((1 - fraction) * w) / 2) / sin(((1 + fraction) * w) / 2)
  runLoop(out, excite(pluck, length, sampleRate), { side: loss * side, middle: loss * (1 - 2 * side), allPass })
}

function excite({ hardness, position, seed }: Pluck, length: number, sampleRate: number): Float64Array {
  const noise = createNoise(seed)
  // A ramp (the plucked shape) with a little noise (the finger): noise alone makes every pitch sound different.
  const shape = Float64Array.from({ length }, (_, i) => {
    const along = i / length
    const ramp = along < position ? along / position : (1 - along) / (1 - position)
    return 2 * ramp - 1 + 0.5 * noise() * hardness
  })
  const cutoff = (TAU * 700 * pow(16, hardness)) / sampleRate
  const share = Math.max(0.05, cutoff / (1 + cutoff))
  const line = new Float64Array(length)
  let low = 0
  let lower = 0
  // Twice round, so that the filters have settled to the periodic shape.
  for (let i = -length; i < length; i++) {
    low += (shape[(i + length) % length] - low) * share
    lower += (low - lower) * share
    if (i >= 0) line[i] = low - lower * 0.5
  }
  normalise(line)
  return line
}

function normalise(line: Float64Array): void {
  const mean = line.reduce((sum, x) => sum + x, 0) / line.length
  const power = line.reduce((sum, x) => sum + (x - mean) * (x - mean), 1e-12) / line.length
  const gain = 0.25 / Math.sqrt(power)
  for (let i = 0; i < line.length; i++) line[i] = (line[i] - mean) * gain
}

type Loop = { side: number; middle: number; allPass: number }

function runLoop(out: Float32Array, line: Float64Array, { side, middle, allPass }: Loop): void {
  const length = line.length
  let previous = 0
  let beforePrevious = 0
  let allPassIn = 0
  let allPassOut = 0
  for (let i = 0, index = 0; i < out.length; i++) {
    const x = line[index]
    const damped = side * (x + beforePrevious) + middle * previous
    beforePrevious = previous
    previous = x
    const y = allPass * (damped - allPassOut) + allPassIn
    allPassIn = damped
    allPassOut = y
    line[index] = y
    out[i] += x
    index += 1
    if (index === length) index = 0
  }
}
