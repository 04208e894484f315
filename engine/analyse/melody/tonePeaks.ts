import { cos, log, log2, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'

const WINDOW = 1024
const FFT_SIZE = 2048
const BINS = FFT_SIZE / 2
const LOWEST_HERTZ = 90
const HIGHEST_HERTZ = 3600
const QUIETEST = 1e-5
// The neighbourhood a tone must stand out of, as a ratio of frequencies and at least so many bins to either side.
const AROUND_RATIO = 1.35
const AROUND_BINS = 12
// A drum's noise has peaks, too, but none this many times above what is around them.
const STANDS_OUT = 1.5

export type TonePeaks = {
  count: number
  // MIDI semitones with their fraction.
  pitches: Float64Array
  powers: Float64Array
  // How much a peak counts: compressed, and loud regions of the spectrum turned down.
  weights: Float64Array
}

/** What sounds as a tone around a sample, out of drums and noise. The peaks are overwritten by the next call. */
export function createTonePeaks(sound: Float32Array, rate: number): (middle: number) => TonePeaks {
  const fft = createRealFft(FFT_SIZE)
  const window = Float64Array.from({ length: WINDOW }, (_, i) => (2 - 2 * cos((TAU * (i + 0.5)) / WINDOW)) / WINDOW)
  const input = new Float64Array(FFT_SIZE)
  const [real, imaginary] = [new Float64Array(BINS + 1), new Float64Array(BINS + 1)]
  const sizes = new Float64Array(BINS + 1)
  const sums = new Float64Array(BINS + 2)
  const peaks = {
    count: 0,
    pitches: new Float64Array(BINS),
    powers: new Float64Array(BINS),
    weights: new Float64Array(BINS),
  }
  const first = Math.floor((LOWEST_HERTZ * FFT_SIZE) / rate)
  const last = Math.floor((HIGHEST_HERTZ * FFT_SIZE) / rate)

  function measureSizes(start: number): void {
    for (let i = 0; i < WINDOW; i++) {
      const at = start + i
      input[i] = at >= 0 && at < sound.length ? sound[at] * window[i] : 0
    }
    fft.forward(input, real, imaginary)
    for (let k = 0; k <= BINS; k++) {
      sizes[k] = Math.sqrt(real[k] * real[k] + imaginary[k] * imaginary[k])
      sums[k + 1] = sums[k] + sizes[k]
    }
  }

  function meanAround(k: number): number {
    const from = Math.max(0, Math.floor(Math.min(k - AROUND_BINS, k / AROUND_RATIO)))
    const to = Math.min(BINS, Math.ceil(Math.max(k + AROUND_BINS, k * AROUND_RATIO)))
    return (sums[to + 1] - sums[from]) / (to + 1 - from)
  }

  return (middle) => {
    measureSizes(middle - WINDOW / 2)
    peaks.count = 0
    for (let k = first; k <= last; k++) {
      const size = sizes[k]
      if (size < QUIETEST || size <= sizes[k - 1] || size < sizes[k + 1]) continue
      const around = meanAround(k)
      const share = 1 - (STANDS_OUT * around) / size
      if (share <= 0) continue
      const bin = k + summit(log(sizes[k - 1] + 1e-12), log(size), log(sizes[k + 1] + 1e-12))
      peaks.pitches[peaks.count] = 69 + 12 * log2((bin * rate) / FFT_SIZE / 440)
      peaks.powers[peaks.count] = size * size
      peaks.weights[peaks.count] = share * Math.sqrt(size / Math.sqrt(around))
      peaks.count += 1
    }
    return peaks
  }
}

/** How far from the middle of three values a parabola through them is highest. */
export function summit(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after
  return bend === 0 ? 0 : (0.5 * (before - after)) / bend
}
