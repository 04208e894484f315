import { cos, log, pow, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'

const FFT_SIZE = 1024
const HOP = 256
const BANDS = 24
const LOWEST_HERTZ = 60
const HIGHEST_HERTZ = 9000
const LOW_BANDS = 5
// Below this the logarithm would turn a recording's hiss into beats.
const FLOOR = 1e-4
const LOCAL_SECONDS = 0.6

export type Onsets = { framesPerSecond: number; strength: Float32Array; low: Float32Array }

// How much louder each band has become since the frame before (spectral flux on a logarithmic scale), less what is
// usual around it. "low" is the same for bass and kick drum alone.
export function onsetStrength(samples: Float32Array, sampleRate: number): Onsets {
  const frames = Math.max(1, Math.floor((samples.length - FFT_SIZE) / HOP) + 1)
  const strength = new Float32Array(frames)
  const low = new Float32Array(frames)
  const readBands = createBandReader(sampleRate)
  let before = new Float64Array(BANDS)
  let now = new Float64Array(BANDS)
  for (let frame = 0; frame < frames; frame++) {
    readBands(samples, frame * HOP, now)
    for (let band = 0; band < BANDS; band++) {
      const rise = frame === 0 ? 0 : Math.max(0, now[band] - before[band])
      strength[frame] += rise
      if (band < LOW_BANDS) low[frame] += rise
    }
    ;[before, now] = [now, before]
  }
  const framesPerSecond = sampleRate / HOP
  return {
    framesPerSecond,
    strength: standardise(strength, framesPerSecond),
    low: standardise(low, framesPerSecond),
  }
}

function createBandReader(sampleRate: number): (samples: Float32Array, at: number, bands: Float64Array) => void {
  const fft = createRealFft(FFT_SIZE)
  const window = Float64Array.from({ length: FFT_SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / FFT_SIZE))
  const input = new Float64Array(FFT_SIZE)
  const real = new Float64Array(FFT_SIZE / 2 + 1)
  const imaginary = new Float64Array(FFT_SIZE / 2 + 1)
  const edges = Array.from({ length: BANDS + 1 }, (_, band) => {
    const hertz = LOWEST_HERTZ * pow(HIGHEST_HERTZ / LOWEST_HERTZ, band / BANDS)
    return Math.round((hertz * FFT_SIZE) / sampleRate)
  })
  for (let band = 1; band <= BANDS; band++) edges[band] = Math.max(edges[band], edges[band - 1] + 1)
  return (samples, at, bands) => {
    for (let i = 0; i < FFT_SIZE; i++) input[i] = (samples[at + i] ?? 0) * window[i]
    fft.forward(input, real, imaginary)
    for (let band = 0; band < BANDS; band++) {
      let power = 0
      for (let k = edges[band]; k < edges[band + 1]; k++) power += real[k] * real[k] + imaginary[k] * imaginary[k]
      bands[band] = log(FLOOR + Math.sqrt(power) / FFT_SIZE)
    }
  }
}

function standardise(flux: Float32Array, framesPerSecond: number): Float32Array {
  const reach = Math.round(LOCAL_SECONDS * framesPerSecond)
  const sums = new Float64Array(flux.length + 1)
  for (let i = 0; i < flux.length; i++) sums[i + 1] = sums[i] + flux[i]
  const out = flux.map((value, i) => {
    const from = Math.max(0, i - reach)
    const to = Math.min(flux.length, i + reach + 1)
    return Math.max(0, value - (sums[to] - sums[from]) / (to - from))
  })
  const power = out.reduce((sum, value) => sum + value * value, 0) / out.length
  const scale = power > 0 ? 1 / Math.sqrt(power) : 0
  return out.map((value) => value * scale)
}
