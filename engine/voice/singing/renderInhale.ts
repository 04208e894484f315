// The breath before a phrase: soft noise that swells and stops. A dark one lies mostly between 1 and 5 kHz.
import { cos, TAU } from '../../audio/math.ts'
import { createNoise } from '../../audio/createNoise.ts'

const LOW_SHARE = 0.35
const HIGH_SHARE = 0.3
const PEAK_PLACE = 0.7
// What the second filter takes.
const DARK_GAIN = 1.6

export type Inhale = { gain: number; isDark: boolean }

export function renderInhale(
  lengthSeconds: number,
  { gain, isDark }: Inhale,
  seed: number,
  rate: number,
): Float64Array {
  const samples = new Float64Array(Math.round(lengthSeconds * rate))
  const noise = createNoise(seed)
  let first = 0
  let high = 0
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    const next = noise()
    first += HIGH_SHARE * (next - first)
    high += HIGH_SHARE * ((isDark ? DARK_GAIN * first : next) - high)
    low += LOW_SHARE * 0.3 * (high - low)
    const place = i / samples.length
    const swell = place < PEAK_PLACE ? place / PEAK_PLACE : (1 - place) / (1 - PEAK_PLACE)
    samples[i] = gain * (high - low) * (0.5 - 0.5 * cos((TAU * swell) / 2))
  }
  return samples
}
