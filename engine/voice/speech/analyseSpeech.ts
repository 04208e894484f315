// Spoken line in, per frame a minimum-phase vocal-tract spectrum and a voicing flag out. The speaker's pitch is known
// and flat, so the envelope follows CheapTrick (Morise 2015): a window of three periods, smoothing over two thirds of
// the pitch, then a lifter that removes what is left of the harmonics.
import { cos, exp, log2, sin, TAU } from '../../audio/math.ts'
import { SPEECH_RATE, type Speech } from './createSpeaker.ts'
import { isSonorant, isVoiceless, isVowel, PAUSE } from './phones.ts'
import { createRealFft } from '../../audio/realFft.ts'
import type { SingerCharacter } from '../singing/singers.ts'
import { quickCos, quickExp, quickLog, quickSin } from '../../audio/spectralMath.ts'

// Three periods of the lowest speaker fit, and a vocal tract has died away in 32 ms.
export const FFT_SIZE = 512
export const BINS = FFT_SIZE / 2 + 1
const VOICED_CORRELATION = 0.5
const POWER_FLOOR = 1e-11
const PRESENCE_HERTZ = 3000
const TILT_HERTZ = 1000
const TILT_FROM_HERTZ = 200
const LN10 = 2.302585092994046

export type SpeechAnalysis = {
  frameCount: number
  voiced: Uint8Array
  // Per frame BINS real parts, then BINS imaginary ones. One array: thousands of small ones cost more than the spectra.
  spectra: Float32Array
  // Where in `spectra` a frame's vocal tract begins; it is worked out when first asked for.
  vocalTract(frame: number): number
}

const fft = createRealFft(FFT_SIZE)
const windowed = new Float64Array(FFT_SIZE)
const real = new Float64Array(BINS)
const imaginary = new Float64Array(BINS)
const power = new Float64Array(BINS)
const smoothed = new Float64Array(BINS)
const cumulative = new Float64Array(BINS * 2 + 1)
const zeros = new Float64Array(BINS)
const cepstrum = new Float64Array(FFT_SIZE)

function hannWindow(length: number): Float64Array {
  const window = Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * cos((TAU * (i + 0.5)) / length))
  const scale = 1 / Math.sqrt(window.reduce((sum, value) => sum + value * value, 0))
  return window.map((value) => value * scale)
}

function lifter(pitchHertz: number): Float64Array {
  return Float64Array.from({ length: BINS }, (_, n) => {
    const turns = (pitchHertz * n) / SPEECH_RATE
    const smoothing = n === 0 ? 1 : sin(Math.PI * turns) / (Math.PI * turns)
    return smoothing * (1.3 - 0.3 * cos(TAU * turns))
  })
}

// A singer rings around 3 kHz where a speaker does not, and is darker or brighter. In natural logarithm of power.
function colour({ presenceDb, tiltDb }: SingerCharacter): Float64Array {
  return Float64Array.from({ length: BINS }, (_, k) => {
    const hertz = Math.max(TILT_FROM_HERTZ, (k * SPEECH_RATE) / FFT_SIZE)
    const octaves = log2(hertz / PRESENCE_HERTZ)
    const gainDb = presenceDb * exp(-octaves * octaves * 2) + tiltDb * log2(hertz / TILT_HERTZ)
    return (gainDb / 10) * LN10
  })
}

function powerSpectrum(samples: Float32Array, center: number, window: Float64Array): void {
  const start = center - (window.length >> 1)
  windowed.fill(0)
  for (let i = 0; i < window.length; i++) windowed[i] = (samples[start + i] ?? 0) * window[i]
  fft.forward(windowed, real, imaginary)
  for (let k = 0; k < BINS; k++) power[k] = real[k] * real[k] + imaginary[k] * imaginary[k] + POWER_FLOOR
}

// Below the pitch there is no harmonic to measure: the mirror image fills in.
function fillBelowPitch(pitchBins: number): void {
  const edge = Math.floor(pitchBins / 2)
  for (let k = 0; k <= edge; k++) power[k] += power[Math.round(pitchBins) - k]
}

function mirror(k: number): number {
  return k < 0 ? -k : k >= BINS ? 2 * (BINS - 1) - k : k
}

function smooth(widthBins: number): void {
  const pad = Math.ceil(widthBins)
  cumulative[0] = 0
  for (let i = 0; i < BINS + 2 * pad; i++) {
    cumulative[i + 1] = cumulative[i] + power[mirror(i - pad)]
  }
  const upper = pad + 0.5 + widthBins / 2
  const lower = pad + 0.5 - widthBins / 2
  const upperIndex = Math.floor(upper)
  const lowerIndex = Math.floor(lower)
  for (let k = 0; k < BINS; k++) {
    const high = cumulative[k + upperIndex] + power[mirror(k + upperIndex - pad)] * (upper - upperIndex)
    const low = cumulative[k + lowerIndex] + power[mirror(k + lowerIndex - pad)] * (lower - lowerIndex)
    smoothed[k] = (high - low) / widthBins
  }
}

function warpLogPower(shift: number): void {
  for (let k = 0; k < BINS; k++) real[k] = quickLog(smoothed[k])
  if (shift === 1) return
  for (let k = BINS - 1; k >= 0; k--) {
    const position = k / shift
    const index = Math.floor(position)
    power[k] = real[index] + (real[Math.min(index + 1, BINS - 1)] - real[index]) * (position - index)
  }
  real.set(power)
}

function minimumPhase(liftering: Float64Array, spectra: Float32Array, start: number): void {
  fft.inverse(real, zeros, cepstrum)
  const half = FFT_SIZE / 2
  cepstrum[0] *= 0.5
  for (let n = 1; n < half; n++) cepstrum[n] *= liftering[n]
  cepstrum[half] *= 0.5 * liftering[half]
  cepstrum.fill(0, half + 1)
  fft.forward(cepstrum, real, imaginary)
  for (let k = 0; k < BINS; k++) {
    const magnitude = quickExp(real[k])
    spectra[start + k] = magnitude * quickCos(imaginary[k])
    spectra[start + BINS + k] = magnitude * quickSin(imaginary[k])
  }
}

function periodCorrelation(samples: Float32Array, center: number, period: number): number {
  let product = 0
  let before = 1e-9
  let after = 1e-9
  for (let i = center - period; i < center; i++) {
    const a = samples[i] ?? 0
    const b = samples[i + period] ?? 0
    product += a * b
    before += a * a
    after += b * b
  }
  return product / Math.sqrt(before * after)
}

function voicedFrames({ samples, phones }: Speech, singer: SingerCharacter, frameCount: number): Uint8Array {
  const voiced = new Uint8Array(frameCount)
  let index = 0
  for (let frame = 0; frame < frameCount; frame++) {
    const center = frame * singer.hopSamples
    while (index < phones.length - 1 && phones[index].endSeconds * SPEECH_RATE <= center) index += 1
    const name = phones[index]?.name ?? PAUSE
    if (isVowel(name) || isSonorant(name)) voiced[frame] = 1
    else if (!isVoiceless(name) && name !== PAUSE) {
      voiced[frame] = periodCorrelation(samples, center, singer.periodSamples) > VOICED_CORRELATION ? 1 : 0
    }
  }
  return voiced
}

// `spare` are the spectra of an analysis nobody needs any more, to be written over.
export function analyseSpeech(speech: Speech, singer: SingerCharacter, spare?: Float32Array): SpeechAnalysis {
  const frameCount = Math.max(1, Math.ceil(speech.samples.length / singer.hopSamples))
  const { periodSamples, hopSamples, formantShift } = singer
  const window = hannWindow(periodSamples * 3)
  const liftering = lifter((SPEECH_RATE / periodSamples) * formantShift)
  const boost = colour(singer)
  const pitchBins = FFT_SIZE / periodSamples
  const known = new Uint8Array(frameCount)
  const wanted = frameCount * 2 * BINS
  const spectra = spare && spare.length >= wanted ? spare : new Float32Array(wanted)
  return {
    frameCount,
    voiced: voicedFrames(speech, singer, frameCount),
    spectra,
    vocalTract(frame) {
      const start = frame * 2 * BINS
      if (known[frame] === 1) return start
      known[frame] = 1
      powerSpectrum(speech.samples, frame * hopSamples, window)
      fillBelowPitch(pitchBins)
      smooth((pitchBins * 2) / 3)
      warpLogPower(formantShift)
      for (let k = 0; k < BINS; k++) real[k] += boost[k]
      minimumPhase(liftering, spectra, start)
      return start
    },
  }
}
