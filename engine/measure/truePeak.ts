import { cos, sin, TAU } from '../audio/math.ts'

const PHASES = 4
const HALF_TAPS = 6
const TRUE_PEAK_TAPS = HALF_TAPS * 2
/** The interpolated signal can exceed its samples by at most this factor (sum of a phase's absolute taps, rounded up). */
export const TRUE_PEAK_OVERSHOOT = 2.2

/** Windowed-sinc interpolators for the three points between two samples (4x oversampling, as BS.1770 annex 2 asks). */
export const BETWEEN_TAPS: Float64Array[] = [1, 2, 3].map((phase) => {
  const taps = new Float64Array(TRUE_PEAK_TAPS)
  for (let i = 0; i < TRUE_PEAK_TAPS; i++) {
    const t = i - (HALF_TAPS - 1) - phase / PHASES
    const window = 0.5 + 0.5 * cos((TAU / 2) * (t / HALF_TAPS))
    taps[i] = (sin((TAU / 2) * t) / ((TAU / 2) * t)) * window
  }
  return taps
})

/** Largest value in samples[from..to) and between them; reads up to six samples on either side where there are any. */
export function truePeakBetween(samples: Float32Array, from: number, to: number): number {
  const [first, second, third] = BETWEEN_TAPS
  let peak = 0
  for (let i = from; i < to; i++) {
    peak = Math.max(peak, Math.abs(samples[i]))
    const start = i - (HALF_TAPS - 1)
    if (start < 0 || start + TRUE_PEAK_TAPS > samples.length) continue
    let a = 0
    let b = 0
    let c = 0
    for (let t = 0; t < TRUE_PEAK_TAPS; t++) {
      const x = samples[start + t]
      a += first[t] * x
      b += second[t] * x
      c += third[t] * x
    }
    peak = Math.max(peak, Math.abs(a), Math.abs(b), Math.abs(c))
  }
  return peak
}

/** True peak of a whole recording, as a gain (1 is full scale). */
export function measureTruePeak(left: Float32Array, right: Float32Array): number {
  return Math.max(truePeakBetween(left, 0, left.length), truePeakBetween(right, 0, right.length))
}
