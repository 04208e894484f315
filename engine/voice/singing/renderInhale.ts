// The breath before a phrase: soft noise that swells and stops, mostly between 1 and 5 kHz.
import { cos, TAU } from '../../audio/math.ts'
import { createNoise } from '../../audio/createNoise.ts'

const LOW_SHARE = 0.35
const HIGH_SHARE = 0.3
const PEAK_PLACE = 0.7

export function renderInhale(lengthSeconds: number, gain: number, seed: number, rate: number): Float64Array {
  const samples = new Float64Array(Math.round(lengthSeconds * rate))
  const noise = createNoise(seed)
  let high = 0
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    high += HIGH_SHARE * (noise() - high)
    low += LOW_SHARE * 0.3 * (high - low)
    const place = i / samples.length
    const swell = place < PEAK_PLACE ? place / PEAK_PLACE : (1 - place) / (1 - PEAK_PLACE)
    samples[i] = gain * (high - low) * (0.5 - 0.5 * cos((TAU * swell) / 2))
  }
  return samples
}
