// Control frames in, sung samples at 16 kHz out. Voiced sound: one excitation a period (a band-limited pulse and noise
// that grows with frequency) through the minimum-phase tract. Unvoiced sound: the speech itself, overlap-added.
import { cos, TAU } from '../../audio/math.ts'
import { BINS, FFT_SIZE, type SpeechAnalysis } from './analyseSpeech.ts'
import { CONTROL_SAMPLES, type ControlFrames } from './controlFrames.ts'
import { SPEECH_RATE } from './createSpeaker.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { createNoiseBank } from './noiseBank.ts'
import { createRealFft } from '../../audio/realFft.ts'
import type { SingerCharacter } from '../singing/singers.ts'
import { quickCos, quickSin } from '../../audio/spectralMath.ts'

// A fractional delay rings a little before its pulse; the ring wraps to the end of the block and is put back here.
const PRE_RING_SAMPLES = 32
const MAX_NOISE_SHARE = 0.9
const HELD_ADVANCE = 0.85
const HISS_JITTER_SAMPLES = 48
// Cycle to cycle wavering of period and strength, as in healthy voices.
const PERIOD_JITTER = 0.002
const STRENGTH_SHIMMER = 0.03

const fft = createRealFft(FFT_SIZE)
const noiseBurst = createNoiseBank(FFT_SIZE)
const response = new Float64Array(FFT_SIZE)
const outReal = new Float64Array(BINS)
const outImaginary = new Float64Array(BINS)

function noiseShare(hertz: number): number {
  const points = [0, 0.02, 2000, 0.02, 3000, 0.12, 4200, 0.14, 5000, 0.35, 8000, 0.4]
  for (let i = 2; i < points.length; i += 2) {
    if (hertz > points[i]) continue
    const position = (hertz - points[i - 2]) / (points[i] - points[i - 2])
    return points[i - 1] + (points[i + 1] - points[i - 1]) * position
  }
  return points[points.length - 1]
}

function bandWeights(breath: number): { pulse: Float64Array; noise: Float64Array } {
  const shares = Float64Array.from({ length: BINS }, (_, k) =>
    Math.min(MAX_NOISE_SHARE, noiseShare((k * SPEECH_RATE) / FFT_SIZE) * breath),
  )
  return { pulse: shares.map((share) => Math.sqrt(1 - share)), noise: shares.map((share) => Math.sqrt(share)) }
}

function at(values: Float64Array, position: number): number {
  const index = Math.min(values.length - 2, Math.floor(position))
  return values[index] + (values[index + 1] - values[index]) * (position - index)
}

export type VoiceInput = {
  frames: ControlFrames
  analysis: SpeechAnalysis
  speech: Float32Array
  singer: SingerCharacter
  seed: number
}

function addVoiced(output: Float64Array, { frames, analysis, singer }: VoiceInput, noise: () => number): void {
  const weights = bandWeights(singer.breath)
  const end = (frames.count - 2) * CONTROL_SAMPLES
  let time = 0
  while (time < end) {
    const control = time / CONTROL_SAMPLES
    const period = (SPEECH_RATE / at(frames.hertz, control)) * (1 + PERIOD_JITTER * noise())
    const gain = at(frames.gain, control) * at(frames.voiced, control) * (1 + STRENGTH_SHIMMER * noise())
    if (gain > 1e-5) {
      const position = Math.min(
        analysis.frameCount - 1,
        Math.max(0, at(frames.sourceSample, control) / singer.hopSamples),
      )
      renderPeriod(analysis, { position, period, delay: time - Math.floor(time) }, weights, noise)
      const start = Math.floor(time)
      const length = Math.min(FFT_SIZE - PRE_RING_SAMPLES, output.length - start)
      for (let i = 0; i < length; i++) output[start + i] += gain * response[i]
      for (let i = 1; i <= Math.min(PRE_RING_SAMPLES, start); i++) output[start - i] += gain * response[FFT_SIZE - i]
    }
    time += period
  }
}

function renderPeriod(
  analysis: SpeechAnalysis,
  { position, period, delay }: { position: number; period: number; delay: number },
  weights: { pulse: Float64Array; noise: Float64Array },
  noise: () => number,
): void {
  const frame = Math.floor(position)
  const blend = position - frame
  const { spectra } = analysis
  const a = analysis.vocalTract(frame)
  const b = analysis.vocalTract(Math.min(frame + 1, analysis.frameCount - 1))
  const { pulse: pulseWeights, noise: noiseWeights } = weights
  const { real: noiseReal, imaginary: noiseImaginary } = noiseBurst(period, noise())
  const level = Math.sqrt(period)
  const turn = (TAU * delay) / FFT_SIZE
  const turnReal = quickCos(turn)
  const turnImaginary = -quickSin(turn)
  let delayReal = level
  let delayImaginary = 0
  for (let k = 0; k < BINS; k++) {
    const er = delayReal * pulseWeights[k] + noiseReal[k] * noiseWeights[k]
    const ei = delayImaginary * pulseWeights[k] + noiseImaginary[k] * noiseWeights[k]
    const rotated = delayReal * turnReal - delayImaginary * turnImaginary
    delayImaginary = delayReal * turnImaginary + delayImaginary * turnReal
    delayReal = rotated
    const ar = spectra[a + k]
    const ai = spectra[a + BINS + k]
    const hr = ar + (spectra[b + k] - ar) * blend
    const hi = ai + (spectra[b + BINS + k] - ai) * blend
    outReal[k] = er * hr - ei * hi
    outImaginary[k] = er * hi + ei * hr
  }
  outImaginary[0] = 0
  outImaginary[BINS - 1] = 0
  fft.inverse(outReal, outImaginary, response)
}

const overlapWindow = Float64Array.from(
  { length: 2 * CONTROL_SAMPLES },
  (_, i) => 0.5 - 0.5 * cos((TAU * i) / (2 * CONTROL_SAMPLES)),
)

// Stretched hiss read in even steps repeats itself and buzzes at the step rate; uneven steps keep it hiss.
function hissJitter(frames: ControlFrames, frame: number, noise: () => number): number {
  const advance = (frames.sourceSample[frame + 1] - frames.sourceSample[frame - 1]) / (2 * CONTROL_SAMPLES)
  return advance < HELD_ADVANCE ? noise() * HISS_JITTER_SAMPLES : 0
}

function addUnvoiced(
  output: Float64Array,
  { frames, speech, singer: { formantShift } }: VoiceInput,
  noise: () => number,
): void {
  for (let frame = 1; frame < frames.count - 1; frame++) {
    const gain = frames.gain[frame] * (1 - frames.voiced[frame])
    if (gain <= 1e-5) continue
    const start = (frame - 1) * CONTROL_SAMPLES
    const center = frames.sourceSample[frame] + hissJitter(frames, frame, noise)
    const first = center - CONTROL_SAMPLES * formantShift
    if (first < 0 || first + (2 * CONTROL_SAMPLES + 1) * formantShift >= speech.length - 1) continue
    for (let i = 0; i < 2 * CONTROL_SAMPLES; i++) {
      const position = first + i * formantShift
      const index = position | 0
      const low = speech[index]
      output[start + i] += gain * overlapWindow[i] * (low + (speech[index + 1] - low) * (position - index))
    }
  }
}

export function renderVoice(input: VoiceInput): Float64Array {
  const output = new Float64Array(input.frames.count * CONTROL_SAMPLES)
  const noise = createNoise(input.seed)
  addVoiced(output, input, noise)
  addUnvoiced(output, input, noise)
  return output
}
