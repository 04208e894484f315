// A voice's own rate to the song's by a polyphase filter. Its stop band begins late on purpose: a faint mirror image of the
// highest octave stays above it, which gives breath and consonants their air (spectral folding).
import { cos, TAU } from '../audio/math.ts'
import { SPEECH_RATE } from './createSpeaker.ts'
import { TRACT_RATE } from './shapeTract.ts'

const HALF_TAPS = 16
const TAPS = HALF_TAPS * 2
// Hertz and gain, straight lines between.
type Response = readonly (readonly [hertz: number, gain: number])[]
type Source = { rate: number; response: Response }

const SPEECH: Source = {
  rate: SPEECH_RATE,
  response: [
    [0, 1],
    [7600, 1],
    [8400, 0.35],
    [13000, 0],
  ],
}
// Above 9 kHz a trained voice is nearly all noise: its mirror image is the air above 12 kHz.
export const TRACT: Source = {
  rate: TRACT_RATE,
  response: [
    [0, 1],
    [11500, 1],
    [12500, 0.45],
    [16500, 0],
  ],
}

// The cosine transform of those straight lines, under a Hann window.
function kernelAt(inputSamples: number, { rate, response }: Source): number {
  const turn = (TAU * inputSamples) / rate
  let sum = 0
  for (let i = 1; i < response.length; i++) {
    const [fromHertz, fromGain] = response[i - 1]
    const [toHertz, toGain] = response[i]
    const slope = (toGain - fromGain) / (toHertz - fromHertz)
    if (inputSamples === 0) sum += ((fromGain + toGain) / 2) * (toHertz - fromHertz)
    else sum += (slope * (cos(turn * toHertz) - cos(turn * fromHertz))) / (turn * turn)
  }
  const window = 0.5 + 0.5 * cos((Math.PI * inputSamples) / HALF_TAPS)
  return (2 * sum * window) / rate
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

export type Upsampler = (input: Float64Array) => Float32Array<ArrayBuffer>

export function createUpsampler(sampleRate: number, source = SPEECH): Upsampler {
  const divisor = greatestCommonDivisor(sampleRate, source.rate)
  const phases = sampleRate / divisor
  const stepPhases = source.rate / divisor
  const kernels = new Float64Array(phases * TAPS)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      kernels[phase * TAPS + tap] = kernelAt(phase / phases + HALF_TAPS - 1 - tap, source)
    }
  }
  return (input) => {
    const padded = new Float64Array(input.length + 2 * TAPS)
    padded.set(input, HALF_TAPS)
    const output = new Float32Array(Math.floor((input.length * phases) / stepPhases))
    let start = 1
    let phase = 0
    for (let i = 0; i < output.length; i++) {
      const kernel = phase * TAPS
      // Four sums at once: one alone makes every addition wait for the one before.
      let sum0 = 0
      let sum1 = 0
      let sum2 = 0
      let sum3 = 0
      for (let tap = 0; tap < TAPS; tap += 4) {
        sum0 += padded[start + tap] * kernels[kernel + tap]
        sum1 += padded[start + tap + 1] * kernels[kernel + tap + 1]
        sum2 += padded[start + tap + 2] * kernels[kernel + tap + 2]
        sum3 += padded[start + tap + 3] * kernels[kernel + tap + 3]
      }
      output[i] = sum0 + sum1 + (sum2 + sum3)
      phase += stepPhases
      while (phase >= phases) {
        phase -= phases
        start += 1
      }
    }
    return output
  }
}
