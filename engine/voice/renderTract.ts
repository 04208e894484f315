// Frames of a vocal tract every 5 ms in, sung samples at TRACT_RATE out. Voiced sound: one excitation a period, a band-limited
// pulse and a burst of noise, in the shares that each band asks for. Unvoiced sound: overlapped noise. Both pass the same tract.
import { TAU, exp } from '../audio/math.ts'
import { createNoise } from '../audio/createNoise.ts'
import type { TractFrames } from './network/createPredictor.ts'
import { createNoiseBank, createWindowedNoiseBank } from './noiseBank.ts'
import { createRealFft } from './realFft.ts'
import { quickCos, quickSin } from './spectralMath.ts'
import { TRACT_BINS, TRACT_FFT, TRACT_RATE, type TractShaper, type TractSpectrum } from './shapeTract.ts'

export const TRACT_HOP = 120
// A fractional delay rings a little before its pulse; the ring wraps to the end of the block and is put back here.
const PRE_RING_SAMPLES = 32
// Cycle to cycle wavering of period and strength, as in healthy voices.
const PERIOD_JITTER = 0.002
const STRENGTH_SHIMMER = 0.03
const SILENT = 1e-4
const VOICING_SLOPE = 2
// Two Hann windows that overlap by half hold three quarters of the power at their joint.
const OVERLAP_GAIN = 1.1547005383792515

const fft = createRealFft(TRACT_FFT)
const noiseBurst = createNoiseBank(TRACT_FFT)
const hiss = createWindowedNoiseBank(TRACT_FFT, 2 * TRACT_HOP)
const response = new Float64Array(TRACT_FFT)
const outReal = new Float64Array(TRACT_BINS)
const outImaginary = new Float64Array(TRACT_BINS)

export type TractControls = { hertz: Float64Array; gain: Float64Array }
export type TractVoice = { frames: TractFrames; controls: TractControls; shape: TractShaper; seed: number }

function voicedShares({ voicing, count }: TractFrames): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => {
    const logit = Math.max(-30, Math.min(30, VOICING_SLOPE * voicing[i]))
    return 1 / (1 + exp(-logit))
  })
}

function add(output: Float64Array, start: number, gain: number): void {
  const length = Math.min(TRACT_FFT - PRE_RING_SAMPLES, output.length - start)
  for (let i = 0; i < length; i++) output[start + i] += gain * response[i]
  for (let i = 1; i <= Math.min(PRE_RING_SAMPLES, start); i++) output[start - i] += gain * response[TRACT_FFT - i]
}

function renderPeriod(
  a: TractSpectrum,
  b: TractSpectrum,
  blend: number,
  period: number,
  delay: number,
  luck: number,
): void {
  const { real: noiseReal, imaginary: noiseImaginary } = noiseBurst(period, luck)
  const turn = (TAU * delay) / TRACT_FFT
  const turnReal = quickCos(turn)
  const turnImaginary = -quickSin(turn)
  let delayReal = Math.sqrt(period)
  let delayImaginary = 0
  for (let k = 0; k < TRACT_BINS; k++) {
    const pulse = a.pulse[k] + (b.pulse[k] - a.pulse[k]) * blend
    const noise = a.noise[k] + (b.noise[k] - a.noise[k]) * blend
    const er = delayReal * pulse + noiseReal[k] * noise
    const ei = delayImaginary * pulse + noiseImaginary[k] * noise
    const rotated = delayReal * turnReal - delayImaginary * turnImaginary
    delayImaginary = delayReal * turnImaginary + delayImaginary * turnReal
    delayReal = rotated
    const hr = a.real[k] + (b.real[k] - a.real[k]) * blend
    const hi = a.imaginary[k] + (b.imaginary[k] - a.imaginary[k]) * blend
    outReal[k] = er * hr - ei * hi
    outImaginary[k] = er * hi + ei * hr
  }
  outImaginary[0] = 0
  outImaginary[TRACT_BINS - 1] = 0
  fft.inverse(outReal, outImaginary, response)
}

function renderHiss({ real, imaginary }: TractSpectrum, luck: number): void {
  const { real: er, imaginary: ei } = hiss(luck)
  for (let k = 0; k < TRACT_BINS; k++) {
    outReal[k] = er[k] * real[k] - ei[k] * imaginary[k]
    outImaginary[k] = er[k] * imaginary[k] + ei[k] * real[k]
  }
  outImaginary[0] = 0
  outImaginary[TRACT_BINS - 1] = 0
  fft.inverse(outReal, outImaginary, response)
}

/** Frame i and its controls stand for the middle of its 5 ms. */
export function renderTract({ frames, controls, shape, seed }: TractVoice): Float64Array {
  const { hertz, gain } = controls
  const count = frames.count
  const output = new Float64Array(count * TRACT_HOP)
  const noise = createNoise(seed)
  const voiced = voicedShares(frames)
  let time = TRACT_HOP
  for (let i = 0; i + 1 < count; i++) {
    const until = (i + 1.5) * TRACT_HOP
    const isSilent = Math.max(gain[i], gain[i + 1]) < SILENT
    while (time < until) {
      const blend = Math.max(0, time / TRACT_HOP - 0.5 - i)
      const period = (TRACT_RATE / (hertz[i] + (hertz[i + 1] - hertz[i]) * blend)) * (1 + PERIOD_JITTER * noise())
      const strength = (1 + STRENGTH_SHIMMER * noise()) * Math.sqrt(voiced[i] + (voiced[i + 1] - voiced[i]) * blend)
      const level = strength * (gain[i] + (gain[i + 1] - gain[i]) * blend)
      if (!isSilent && level > SILENT) {
        const start = Math.floor(time)
        renderPeriod(shape(i), shape(i + 1), blend, period, time - start, noise())
        add(output, start, level)
      }
      time += period
    }
    const breathing = gain[i] * Math.sqrt(1 - voiced[i]) * OVERLAP_GAIN
    if (i > 0 && breathing > SILENT) {
      renderHiss(shape(i), noise())
      add(output, i * TRACT_HOP - TRACT_HOP / 2, breathing)
    }
  }
  return output
}
