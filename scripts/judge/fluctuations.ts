import { SAMPLE_RATE } from './renderWhole.ts'
import { mean } from './statistics.ts'
import { createTransform, powerFrames } from './transform.ts'

const SIZE = 1024
const HOP = 512
export const ENVELOPES_PER_SECOND = SAMPLE_RATE / HOP
// Kicks and basses, chords, voices and snares, cymbals.
const BANDS_HERTZ: readonly (readonly [low: number, high: number])[] = [
  [30, 150],
  [150, 800],
  [800, 4000],
  [4000, 14_000],
]
// From a chord every two bars to quick sixteenths, about half an octave each.
const RATES_HERTZ = [0.4, 0.8, 1.4, 2.1, 3, 4.5, 6.5, 9.5, 14]
// Some 80 dB below full scale: what is softer nobody hears.
const AUDIBLE_POWER = 0.04

/** How much gets louder in each band, moment by moment. */
export function loudeningsOf(middle: Float32Array): Float64Array[] {
  const frames = powerFrames(middle, SIZE, HOP)
  return BANDS_HERTZ.map(([low, high]) => {
    const from = Math.max(1, Math.round((low * SIZE) / SAMPLE_RATE))
    const to = Math.round((high * SIZE) / SAMPLE_RATE)
    const levels = frames.map((power) => power.subarray(from, to + 1).map((value) => Math.log(value + AUDIBLE_POWER)))
    return Float64Array.from(levels.slice(1), (now, f) =>
      mean(now.map((level, k) => Math.max(0, level - levels[f][k]))),
    )
  })
}

/**
 * A stretch's rhythm: how a band's loudenings share out among rates of repetition
 * (fluctuation patterns: Pampalk, Rauber and Merkl 2002).
 */
export function fluctuations(loudenings: readonly Float64Array[], from: number, to: number): number[] {
  return loudenings.flatMap((band) => sharesOf(band.subarray(from, to)))
}

function sharesOf(curve: Float64Array): number[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, curve.length)))
  const centre = mean(curve)
  const real = new Float64Array(size)
  curve.forEach((value, i) => {
    real[i] = (value - centre) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / curve.length))
  })
  const imaginary = new Float64Array(size)
  createTransform(size)(real, imaginary)
  const powers = real.subarray(0, size / 2).map((value, k) => value * value + imaginary[k] * imaginary[k])
  const between = (low: number, high: number): number => {
    const [first, last] = [low, high].map((hertz) => Math.ceil((hertz * size) / ENVELOPES_PER_SECOND))
    return powers.subarray(first, last).reduce((sum, power) => sum + power, 1e-9)
  }
  const all = between(0, ENVELOPES_PER_SECOND / 2)
  return RATES_HERTZ.slice(1).map((high, i) => Math.log(between(RATES_HERTZ[i], high) / all))
}
