import { cos, dbToGain, sin, TAU } from './math.ts'

export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number; z1: number; z2: number }
type Samples = Float32Array

const FLUSH_EVERY = 4096
// A state that decays below this turns denormal and runs some 60 times slower.
const DENORMAL = 1e-25

function biquad(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0, z1: 0, z2: 0 }
}

// Formulas: Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".
export function lowPass(hertz: number, q: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const alpha = sin(w) / (2 * q)
  return biquad((1 - c) / 2, 1 - c, (1 - c) / 2, 1 + alpha, -2 * c, 1 - alpha)
}

export function highPass(hertz: number, q: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const alpha = sin(w) / (2 * q)
  return biquad((1 + c) / 2, -(1 + c), (1 + c) / 2, 1 + alpha, -2 * c, 1 - alpha)
}

export function bandPass(hertz: number, q: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const alpha = sin(w) / (2 * q)
  return biquad(alpha, 0, -alpha, 1 + alpha, -2 * cos(w), 1 - alpha)
}

/** Turns phases around a frequency and leaves every level as it is. */
export function allPass(hertz: number, q: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const alpha = sin(w) / (2 * q)
  return biquad(1 - alpha, -2 * c, 1 + alpha, 1 + alpha, -2 * c, 1 - alpha)
}

export function peaking(hertz: number, q: number, gainDb: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const a = Math.sqrt(dbToGain(gainDb))
  const alpha = sin(w) / (2 * q)
  return biquad(1 + alpha * a, -2 * c, 1 - alpha * a, 1 + alpha / a, -2 * c, 1 - alpha / a)
}

export function highShelf(hertz: number, gainDb: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const a = Math.sqrt(dbToGain(gainDb))
  const s = (2 * Math.sqrt(a) * sin(w)) / (2 * Math.SQRT1_2)
  return biquad(
    a * (a + 1 + (a - 1) * c + s),
    -2 * a * (a - 1 + (a + 1) * c),
    a * (a + 1 + (a - 1) * c - s),
    a + 1 - (a - 1) * c + s,
    2 * (a - 1 - (a + 1) * c),
    a + 1 - (a - 1) * c - s,
  )
}

export function lowShelf(hertz: number, gainDb: number, sampleRate: number): Biquad {
  const w = (TAU * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  const c = cos(w)
  const a = Math.sqrt(dbToGain(gainDb))
  const s = (2 * Math.sqrt(a) * sin(w)) / (2 * Math.SQRT1_2)
  return biquad(
    a * (a + 1 - (a - 1) * c + s),
    2 * a * (a - 1 - (a + 1) * c),
    a * (a + 1 - (a - 1) * c - s),
    a + 1 + (a - 1) * c + s,
    -2 * (a - 1 + (a + 1) * c),
    a + 1 + (a - 1) * c - s,
  )
}

/** Filters in place; the state stays in the filter, so consecutive buffers join without a seam. */
export function runBiquad(filter: Biquad, samples: Samples, frames = samples.length): void {
  for (let from = 0; from < frames; from += FLUSH_EVERY) {
    runStretch(filter, samples, from, Math.min(frames, from + FLUSH_EVERY))
    if (Math.abs(filter.z1) < DENORMAL) filter.z1 = 0
    if (Math.abs(filter.z2) < DENORMAL) filter.z2 = 0
  }
}

function runStretch(filter: Biquad, samples: Samples, from: number, to: number): void {
  const { b0, b1, b2, a1, a2 } = filter
  let z1 = filter.z1
  let z2 = filter.z2
  for (let i = from; i < to; i++) {
    const x = samples[i]
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    samples[i] = y
  }
  filter.z1 = z1
  filter.z2 = z2
}

/** The same filter for both sides. */
export function pairOf(filter: Biquad): [Biquad, Biquad] {
  return [filter, { ...filter }]
}
