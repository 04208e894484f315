import { cos, log10, pow, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'
import type { Chroma } from '../harmony/chroma.ts'
import type { Onsets } from './onsetStrength.ts'

const FFT_SIZE = 1024
const HOP = 512
const BANDS = 16
const LOWEST_HERTZ = 60
const HIGHEST_HERTZ = 10_000
const STEPS_PER_BEAT = 4
// Quieter than this is silence in every band.
const FLOOR = 1e-9

/** What one beat sounds like: a few dozen numbers, so that an hour of music would still be small. */
export type BeatFeatures = {
  chroma: Float64Array
  // Decibels per band, low to high.
  colourDb: Float64Array
  loudnessDb: number
  // Onsets on the four sixteenths: bass and kick first, then everything.
  rhythm: Float64Array
}

type Sound = { samples: Float32Array; sampleRate: number }

export function beatFeatures(
  { samples, sampleRate }: Sound,
  { chroma, onsets, beatsSeconds }: { chroma: Chroma; onsets: Onsets; beatsSeconds: readonly number[] },
): BeatFeatures[] {
  const readPower = createPowerReader(sampleRate)
  return beatsSeconds.slice(0, -1).map((startSeconds, i) => {
    const endSeconds = beatsSeconds[i + 1]
    const power = new Float64Array(BANDS)
    const first = Math.round(startSeconds * sampleRate)
    const last = Math.max(first + HOP, Math.round(endSeconds * sampleRate))
    let frames = 0
    for (let at = first; at < last; at += HOP, frames++) readPower(samples, at, power)
    const whole = power.reduce((sum, value) => sum + value, 0)
    return {
      chroma: chromaBetween(chroma, startSeconds, endSeconds),
      colourDb: power.map((value) => decibels(value / frames)),
      loudnessDb: decibels(whole / frames),
      rhythm: rhythmBetween(onsets, startSeconds, endSeconds),
    }
  })
}

const decibels = (power: number): number => 10 * log10(FLOOR + power)

function createPowerReader(sampleRate: number): (samples: Float32Array, at: number, power: Float64Array) => void {
  const fft = createRealFft(FFT_SIZE)
  const window = Float64Array.from({ length: FFT_SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / FFT_SIZE))
  const input = new Float64Array(FFT_SIZE)
  const real = new Float64Array(FFT_SIZE / 2 + 1)
  const imaginary = new Float64Array(FFT_SIZE / 2 + 1)
  const edges = Array.from({ length: BANDS + 1 }, (_, band) =>
    Math.round((LOWEST_HERTZ * pow(HIGHEST_HERTZ / LOWEST_HERTZ, band / BANDS) * FFT_SIZE) / sampleRate),
  )
  for (let band = 1; band <= BANDS; band++) edges[band] = Math.max(edges[band], edges[band - 1] + 1)
  return (samples, at, power) => {
    for (let i = 0; i < FFT_SIZE; i++) input[i] = (samples[at + i] ?? 0) * window[i]
    fft.forward(input, real, imaginary)
    for (let band = 0; band < BANDS; band++) {
      for (let k = edges[band]; k < edges[band + 1] && k < real.length; k++) {
        power[band] += (real[k] * real[k] + imaginary[k] * imaginary[k]) / (FFT_SIZE * FFT_SIZE)
      }
    }
  }
}

function chromaBetween({ frames, framesPerSecond }: Chroma, fromSeconds: number, toSeconds: number): Float64Array {
  const from = Math.floor(fromSeconds * framesPerSecond)
  const to = Math.max(from + 1, Math.floor(toSeconds * framesPerSecond))
  const sum = new Float64Array(12)
  for (let at = from; at < to; at++)
    frames[at]?.forEach((value, pitchClass) => (sum[pitchClass] += value / (to - from)))
  return sum
}

function rhythmBetween(
  { low, strength, framesPerSecond }: Onsets,
  fromSeconds: number,
  toSeconds: number,
): Float64Array {
  const out = new Float64Array(2 * STEPS_PER_BEAT)
  const stepSeconds = (toSeconds - fromSeconds) / STEPS_PER_BEAT
  for (let step = 0; step < STEPS_PER_BEAT; step++) {
    // From half a step before: what is meant to fall on it may come a little early.
    const from = Math.max(0, Math.round((fromSeconds + (step - 0.5) * stepSeconds) * framesPerSecond))
    const to = Math.round((fromSeconds + (step + 0.5) * stepSeconds) * framesPerSecond)
    for (let at = from; at < to && at < low.length; at++) {
      out[step] = Math.max(out[step], low[at])
      out[STEPS_PER_BEAT + step] = Math.max(out[STEPS_PER_BEAT + step], strength[at])
    }
  }
  return out
}
