// A voice's own rate to the song's by a polyphase filter. Its stop band begins late on purpose: a faint mirror image of the
// highest octave stays above it, which gives breath and consonants their air (spectral folding).
import { createDesk } from '../../audio/kernels/createDesk.ts'
import { cos, TAU } from '../../audio/math.ts'
import { SPEECH_RATE } from './createSpeaker.ts'
import { TRACT_RATE } from '../trained/shapeTract.ts'

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
    [12500, 0.6],
    [17500, 0],
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

// Pieces of this many frames go through the kernel.
const PIECE_FRAMES = 8192

export function createUpsampler(sampleRate: number, source = SPEECH): Upsampler {
  const divisor = greatestCommonDivisor(sampleRate, source.rate)
  const phases = sampleRate / divisor
  const stepPhases = source.rate / divisor
  const mostInputs = Math.ceil((PIECE_FRAMES * stepPhases) / phases) + 2 * TAPS
  const desk = createDesk((phases * TAPS + mostInputs) * 8 + PIECE_FRAMES * 4 + 1024)
  const table = desk.doubles(phases * TAPS)
  const inputs = desk.doubles(mostInputs)
  const piece = desk.row(PIECE_FRAMES)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      table[phase * TAPS + tap] = kernelAt(phase / phases + HALF_TAPS - 1 - tap, source)
    }
  }
  // Sample 0 of the input lies under the tap before the middle.
  const firstOf = (frame: number): number => Math.floor((frame * stepPhases) / phases) + 1 - HALF_TAPS

  return (input) => {
    const output = new Float32Array(Math.floor((input.length * phases) / stepPhases))
    for (let from = 0; from < output.length; from += PIECE_FRAMES) {
      const count = Math.min(PIECE_FRAMES, output.length - from)
      const first = firstOf(from)
      const silence = Math.max(0, -first)
      inputs.fill(0)
      inputs.set(input.subarray(first + silence, firstOf(from + count) + TAPS), silence)
      const phase = (from * stepPhases) % phases
      desk.kernels.upsample(inputs.byteOffset, piece.byteOffset, table.byteOffset, phase, phases, stepPhases, count)
      output.set(piece.subarray(0, count), from)
    }
    return output
  }
}
