import { cos, log, TAU } from '../audio/math.ts'
import { createRealFft } from '../audio/realFft.ts'

const RATE = 16_000
const SIZE = 512
const STEP = 160
const BANDS = 26
const CEPSTRA = 12
const [LOW_HERTZ, HIGH_HERTZ] = [150, 6500]
// What is so much softer than the loud moments says nothing (natural logarithm of power).
const SILENT_BELOW = 9
// Sung sounds are several times as long as spoken ones; a skipped one costs.
const SKIP_COST = 0.5

const HANN = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / SIZE))
const mel = (hertz: number): number => 1127 * log(1 + hertz / 700)
// Between which two bands a bin lies.
const PLACES = Float64Array.from(
  { length: SIZE / 2 },
  (_, k) => ((mel((k * RATE) / SIZE) - mel(LOW_HERTZ)) / (mel(HIGH_HERTZ) - mel(LOW_HERTZ))) * (BANDS + 1),
)
const WAVES = Array.from({ length: CEPSTRA }, (_, q) =>
  Float64Array.from({ length: BANDS }, (_band, b) => cos((TAU / 2) * (q + 1) * ((b + 0.5) / BANDS))),
)

type Moments = number[][]

/**
 * A listener who knows some lines by heart, each as several people say it (16 kHz), and tells which of them a sound is
 * most like: by the shape of its spectrum from moment to moment, whatever its pitch, length, loudness and timbre.
 */
export function createLineListener(spoken: readonly (readonly Float32Array[])[]): (sound: Float32Array) => number {
  const known = spoken.map((sayings) => sayings.map(describe))
  return (sound) => {
    const heard = describe(sound)
    const distances = known.map((sayings) => Math.min(...sayings.map((saying) => distance(heard, saying))))
    return distances.indexOf(Math.min(...distances))
  }
}

function describe(sound: Float32Array): Moments {
  const moments = readMoments(sound)
  const levels = moments.map(({ level }) => level).sort((a, b) => a - b)
  const loud = levels[Math.floor(levels.length * 0.9)]
  const kept = moments.filter(({ level }) => level > loud - SILENT_BELOW).map(({ shape }) => shape)
  for (let q = 0; q < CEPSTRA; q++) {
    const mean = kept.reduce((sum, shape) => sum + shape[q], 0) / kept.length
    const spread = Math.sqrt(kept.reduce((sum, shape) => sum + (shape[q] - mean) ** 2, 0) / kept.length)
    for (const shape of kept) shape[q] = (shape[q] - mean) / spread
  }
  return kept
}

function readMoments(sound: Float32Array): { shape: number[]; level: number }[] {
  const fft = createRealFft(SIZE)
  const [frame, real, imaginary] = [SIZE, SIZE / 2 + 1, SIZE / 2 + 1].map((size) => new Float64Array(size))
  const moments = []
  for (let start = 1; start + SIZE < sound.length; start += STEP) {
    for (let i = 0; i < SIZE; i++) frame[i] = (sound[start + i] - 0.95 * sound[start + i - 1]) * HANN[i]
    fft.forward(frame, real, imaginary)
    const bands = sumBands(real, imaginary).map((power) => log(power + 1e-9))
    const shape = WAVES.map((wave) => bands.reduce((sum, band, b) => sum + band * wave[b], 0))
    moments.push({ shape, level: bands.reduce((sum, band) => sum + band, 0) / BANDS })
  }
  return moments
}

function sumBands(real: Float64Array, imaginary: Float64Array): Float64Array {
  const bands = new Float64Array(BANDS)
  for (let k = 1; k < SIZE / 2; k++) {
    const band = Math.floor(PLACES[k])
    const share = PLACES[k] - band
    const power = real[k] * real[k] + imaginary[k] * imaginary[k]
    if (band >= 1 && band <= BANDS) bands[band - 1] += power * (1 - share)
    if (band >= 0 && band < BANDS) bands[band] += power * share
  }
  return bands
}

// Every moment that is heard belongs to one of the saying, never to an earlier one than the moment before it.
function distance(heard: Moments, saying: Moments): number {
  let before = new Float64Array(saying.length).fill(Infinity)
  before[0] = 0
  for (const moment of heard) {
    const now = new Float64Array(saying.length)
    for (let j = 0; j < saying.length; j++) {
      const way = Math.min(before[j], before[j - 1] ?? Infinity, (before[j - 2] ?? Infinity) + SKIP_COST)
      now[j] = way === Infinity ? Infinity : way + apart(moment, saying[j])
    }
    before = now
  }
  return before[saying.length - 1] / heard.length
}

function apart(one: number[], other: number[]): number {
  let sum = 0
  for (let q = 0; q < CEPSTRA; q++) sum += (one[q] - other[q]) ** 2
  return Math.sqrt(sum)
}
