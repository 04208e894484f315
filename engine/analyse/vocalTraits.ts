import { cos, log, pow, TAU } from '../audio/math.ts'
import { createRealFft } from '../voice/realFft.ts'
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

export type VocalTraits = [
  vowelChange: number,
  vowelRange: number,
  middleShare: number,
  hiss: number,
  singleLine: number,
  wobble: number,
  glide: number,
]

// What sets a voice apart from instruments: the colour of its tone changes from vowel to vowel while it sounds, consonants
// hiss in between, and its pitch is never quite still.
export function vocalTraits(samples: Float32Array, sampleRate: number, track: PitchTrack): VocalTraits {
  const frames = bandFrames(samples, sampleRate)
  const loudness = frames.map((bands) => log(bands.reduce((sum, value) => sum + value, FLOOR)))
  const loudest = loudness.reduce((most, value) => Math.max(most, value), -Infinity)
  const shapes = frames.map(shapeOf)
  let [change, changes, hiss, middle, sounding] = [0, 0, 0, 0, 0]
  frames.forEach((bands, at) => {
    if (loudness[at] < loudest - SILENCE) return
    sounding += 1
    const total = bands.reduce((sum, value) => sum + value, FLOOR)
    const high = bands[BANDS - 1] + bands[BANDS - 2]
    if (high > 0.5 * total) hiss += 1
    middle += bands.slice(3, 9).reduce((sum, value) => sum + value, 0) / total
    const before = at - SYLLABLE_FRAMES
    if (before < 0 || loudness[before] < loudest - SILENCE) return
    change += distance(shapes[at], shapes[before])
    changes += 1
  })
  const { wobble, glide } = pitchTraits(track)
  const count = Math.max(1, sounding)
  return [
    change / Math.max(1, changes),
    rangeOf(shapes),
    middle / count,
    hiss / count,
    singleLineShare(track),
    wobble,
    glide,
  ]
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

function rangeOf(shapes: readonly Float64Array[]): number {
  if (shapes.length === 0) return 0
  let sum = 0
  for (let band = 0; band < SHAPE_BANDS; band++) {
    const mean = shapes.reduce((total, shape) => total + shape[band], 0) / shapes.length
    const power = shapes.reduce((total, shape) => total + (shape[band] - mean) * (shape[band] - mean), 0)
    sum += Math.sqrt(power / shapes.length)
  }
  return sum / SHAPE_BANDS
}

// Over 30 ms a held instrument stays within a cent or two; a voice does not.
function pitchTraits({ frames }: PitchTrack): { wobble: number; glide: number } {
  const moves: number[] = []
  for (let i = 3; i < frames.length; i++) {
    const isHeld = [0, 1, 2, 3].every((back) => frames[i - back].roughness < 0.2)
    if (isHeld) moves.push(Math.abs(frames[i].pitch - frames[i - 3].pitch))
  }
  if (moves.length === 0) return { wobble: 0, glide: 0 }
  const near = moves.filter((move) => move < 1).sort((one, other) => one - other)
  const glides = moves.filter((move) => move > 0.15 && move < 2).length
  return { wobble: near[near.length >> 1] ?? 0, glide: glides / moves.length }
}
