import { cos, log, pow, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'
import { singleLineShare } from './findMelody.ts'
import type { PitchTrack } from './pitchTrack.ts'

const FFT_SIZE = 1024
const HOP_SECONDS = 0.02
const BANDS = 14
const LOWEST_HERTZ = 200
const HIGHEST_HERTZ = 9000
const SHAPE_BANDS = 10
const FLOOR = 1e-5
// Frames this much quieter (natural logarithm of amplitude) than the loudest count as silence.
const SILENCE = 4.5
const SYLLABLE_FRAMES = 4

export type VocalTraits = {
  // How much the outline of the spectrum moves within a syllable's time.
  vowelChange: number
  // Share of the sound between 450 Hz and 2.3 kHz.
  middleShare: number
  // Share of moments with a single pitch.
  singleLine: number
  // Semitones that a held pitch moves in 30 ms.
  wobble: number
}

// What sets a voice apart from instruments: the colour of its tone changes from vowel to vowel while it sounds, and its
// pitch is never quite still.
export function vocalTraits(samples: Float32Array, sampleRate: number, track: PitchTrack): VocalTraits {
  const frames = bandFrames(samples, sampleRate)
  const loudness = frames.map((bands) => log(bands.reduce((sum, value) => sum + value, FLOOR)))
  const loudest = loudness.reduce((most, value) => Math.max(most, value), -Infinity)
  const shapes = frames.map(shapeOf)
  let [change, changes, middle, sounding] = [0, 0, 0, 0]
  frames.forEach((bands, at) => {
    if (loudness[at] < loudest - SILENCE) return
    sounding += 1
    const total = bands.reduce((sum, value) => sum + value, FLOOR)
    middle += bands.slice(3, 9).reduce((sum, value) => sum + value, 0) / total
    const before = at - SYLLABLE_FRAMES
    if (before < 0 || loudness[before] < loudest - SILENCE) return
    change += distance(shapes[at], shapes[before])
    changes += 1
  })
  return {
    vowelChange: change / Math.max(1, changes),
    middleShare: middle / Math.max(1, sounding),
    singleLine: singleLineShare(track),
    wobble: wobbleOf(track),
  }
}

function bandFrames(samples: Float32Array, sampleRate: number): Float64Array[] {
  const fft = createRealFft(FFT_SIZE)
  const window = Float64Array.from({ length: FFT_SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / FFT_SIZE))
  const input = new Float64Array(FFT_SIZE)
  const real = new Float64Array(FFT_SIZE / 2 + 1)
  const imaginary = new Float64Array(FFT_SIZE / 2 + 1)
  const edges = Array.from({ length: BANDS + 1 }, (_, band) =>
    Math.round((LOWEST_HERTZ * pow(HIGHEST_HERTZ / LOWEST_HERTZ, band / BANDS) * FFT_SIZE) / sampleRate),
  )
  const hop = Math.round(HOP_SECONDS * sampleRate)
  const frames: Float64Array[] = []
  for (let start = 0; start + FFT_SIZE <= samples.length; start += hop) {
    for (let i = 0; i < FFT_SIZE; i++) input[i] = samples[start + i] * window[i]
    fft.forward(input, real, imaginary)
    const bands = new Float64Array(BANDS)
    for (let band = 0; band < BANDS; band++) {
      let power = 0
      for (let k = edges[band]; k < Math.max(edges[band] + 1, edges[band + 1]); k++)
        power += real[k] * real[k] + imaginary[k] * imaginary[k]
      bands[band] = Math.sqrt(power) / FFT_SIZE
    }
    frames.push(bands)
  }
  return frames
}

// The outline of the spectrum, whatever its loudness.
function shapeOf(bands: Float64Array): Float64Array {
  const logs = bands.slice(0, SHAPE_BANDS).map((value) => log(value + FLOOR))
  const mean = logs.reduce((sum, value) => sum + value, 0) / SHAPE_BANDS
  return logs.map((value) => value - mean)
}

function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i] - other[i])
  return sum / one.length
}

// A held instrument stays within a cent or two; a voice does not.
function wobbleOf({ frames, framesPerSecond }: PitchTrack): number {
  const span = Math.max(1, Math.round(0.03 * framesPerSecond))
  const moves: number[] = []
  for (let i = span; i < frames.length; i++) {
    const isHeld = frames.slice(i - span, i + 1).every(({ roughness }) => roughness < 0.2)
    const move = Math.abs(frames[i].pitch - frames[i - span].pitch)
    if (isHeld && move < 1) moves.push(move)
  }
  return moves.sort((one, other) => one - other)[moves.length >> 1] ?? 0
}
