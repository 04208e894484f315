import { cos, log10, TAU } from '../audio/math.ts'
import { createRealFft } from '../audio/realFft.ts'

const SIZE = 4096
const HANN = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / SIZE))

/** Mean power spectrum (Hann windows, half overlapped): bin k is at k * sampleRate / 4096 hertz. */
export function powerSpectrum(samples: Float32Array): Float64Array {
  const power = new Float64Array(SIZE / 2)
  const fft = createRealFft(SIZE)
  const window = new Float64Array(SIZE)
  const real = new Float64Array(SIZE / 2 + 1)
  const imaginary = new Float64Array(SIZE / 2 + 1)
  let windows = 0
  for (let start = 0; start === 0 || start + SIZE <= samples.length; start += SIZE / 2) {
    for (let i = 0; i < SIZE; i++) window[i] = (samples[start + i] ?? 0) * HANN[i]
    fft.forward(window, real, imaginary)
    for (let k = 0; k < power.length; k++) power[k] += real[k] * real[k] + imaginary[k] * imaginary[k]
    windows += 1
  }
  // A full-scale sine has power 0.5: the window's own power and the folded half are taken out.
  for (let k = 0; k < power.length; k++) power[k] /= (windows * SIZE * SIZE * 3) / 16
  return power
}

/** RMS level of a band in decibels. */
export function bandLevelDb(spectrum: Float64Array, lowHertz: number, highHertz: number, sampleRate: number): number {
  let power = 1e-20
  for (let k = 1; k < spectrum.length; k++) {
    const hertz = (k * sampleRate) / SIZE
    if (hertz >= lowHertz && hertz < highHertz) power += spectrum[k]
  }
  return 10 * log10(power)
}

/** The spectrum's centre of gravity in hertz: how bright it sounds. */
export function spectralCentroid(samples: Float32Array, sampleRate: number): number {
  const power = powerSpectrum(samples)
  let weighted = 0
  let total = 1e-20
  for (let k = 1; k < power.length; k++) {
    const amplitude = Math.sqrt(power[k])
    weighted += (amplitude * k * sampleRate) / SIZE
    total += amplitude
  }
  return weighted / total
}
