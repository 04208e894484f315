// 16 kHz to the song's rate by a polyphase filter. Its stop band begins late on purpose: a faint mirror image of
// 4 to 8 kHz stays between 8 and 12 kHz, which gives breath and consonants their air (spectral folding).
import { cos, TAU } from '../audio/math.ts'
import { SPEECH_RATE } from './createSpeaker.ts'

const HALF_TAPS = 24
const TAPS = HALF_TAPS * 2
const RESPONSE_STEPS = 240
const RESPONSE_TOP_HERTZ = 12000

function wantedGain(hertz: number): number {
  if (hertz <= 7200) return 1
  if (hertz <= 8400) return 1 + ((hertz - 7200) / 1200) * (0.25 - 1)
  if (hertz <= 11500) return 0.25 * (1 - (hertz - 8400) / 3100)
  return 0
}

function kernelAt(inputSamples: number): number {
  let sum = 0
  const step = RESPONSE_TOP_HERTZ / RESPONSE_STEPS
  for (let i = 0; i < RESPONSE_STEPS; i++) {
    const hertz = (i + 0.5) * step
    sum += wantedGain(hertz) * cos((TAU * hertz * inputSamples) / SPEECH_RATE)
  }
  const window = 0.5 + 0.5 * cos((Math.PI * inputSamples) / HALF_TAPS)
  return (sum * 2 * step * window) / SPEECH_RATE
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

export type Upsampler = (input: Float64Array) => Float32Array

export function createUpsampler(sampleRate: number): Upsampler {
  const divisor = greatestCommonDivisor(sampleRate, SPEECH_RATE)
  const phases = sampleRate / divisor
  const stepPhases = SPEECH_RATE / divisor
  const kernels = new Float64Array(phases * TAPS)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      kernels[phase * TAPS + tap] = kernelAt(phase / phases + HALF_TAPS - 1 - tap)
    }
  }
  return (input) => {
    const padded = new Float64Array(input.length + 2 * TAPS)
    padded.set(input, HALF_TAPS)
    const output = new Float32Array(Math.floor((input.length * phases) / stepPhases))
    for (let i = 0; i < output.length; i++) {
      const position = i * stepPhases
      const phase = position % phases
      const start = (position - phase) / phases + 1
      const kernel = phase * TAPS
      let sum = 0
      for (let tap = 0; tap < TAPS; tap++) sum += padded[start + tap] * kernels[kernel + tap]
      output[i] = sum
    }
    return output
  }
}
