// What makes a recording this recording: pairs of the loudest tones around them, by pitch and distance (after A. Wang, "An
// industrial-strength audio search algorithm", ISMIR 2003). A mono recording at 8 kHz goes in. Loudness does not matter, nor does
// what a codec leaves out; a piece of the recording has a piece of its pairs, all shifted by the same number of frames.
import { cos, TAU } from '../audio/math.ts'
import { createRealFft } from '../audio/realFft.ts'

export type Fingerprint = { hashes: Int32Array; frames: Int32Array }

export const FINGERPRINT_RATE = 8000

const SIZE = 1024
const HOP = 256
// 125 Hz to 3.1 kHz: below, small loudspeakers differ, above, codecs do.
const LOWEST_BIN = 16
const HIGHEST_BIN = 400
const REACH_FRAMES = 8
const REACH_BINS = 12
// Sixty decibels below the loudest tone of the recording.
const FAINTEST = 1e-6
const PARTNERS = 4
const NEAREST_FRAMES = 2
const FARTHEST_FRAMES = 63
const FARTHEST_BINS = 63

type Peak = { frame: number; bin: number }

export function fingerprint(samples: Float32Array): Fingerprint {
  const peaks = findPeaks(powerSpectrum(samples))
  const pairs: { hash: number; frame: number }[] = []
  for (let i = 0; i < peaks.length; i++) {
    const anchor = peaks[i]
    let partners = 0
    for (let k = i + 1; k < peaks.length && partners < PARTNERS; k++) {
      const distance = peaks[k].frame - anchor.frame
      const step = peaks[k].bin - anchor.bin
      if (distance > FARTHEST_FRAMES) break
      if (distance < NEAREST_FRAMES || step < -FARTHEST_BINS || step > FARTHEST_BINS) continue
      pairs.push({ hash: (anchor.bin << 13) | ((step + FARTHEST_BINS) << 6) | distance, frame: anchor.frame })
      partners++
    }
  }
  return {
    hashes: Int32Array.from(pairs, ({ hash }) => hash),
    frames: Int32Array.from(pairs, ({ frame }) => frame),
  }
}

function powerSpectrum(samples: Float32Array): Float32Array[] {
  const transform = createRealFft(SIZE)
  const window = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / SIZE))
  const [frame, real, imaginary] = [
    new Float64Array(SIZE),
    new Float64Array(SIZE / 2 + 1),
    new Float64Array(SIZE / 2 + 1),
  ]
  const spectrum: Float32Array[] = []
  for (let start = 0; start + SIZE <= samples.length; start += HOP) {
    for (let i = 0; i < SIZE; i++) frame[i] = samples[start + i] * window[i]
    transform.forward(frame, real, imaginary)
    const power = new Float32Array(HIGHEST_BIN + 1)
    for (let bin = LOWEST_BIN; bin <= HIGHEST_BIN; bin++) power[bin] = real[bin] ** 2 + imaginary[bin] ** 2
    spectrum.push(power)
  }
  return spectrum
}

// Louder than everything around them in time and pitch; in the order of time.
function findPeaks(spectrum: Float32Array[]): Peak[] {
  let loudest = 0
  for (const power of spectrum) for (const value of power) if (value > loudest) loudest = value
  const faintest = loudest * FAINTEST
  const highestNear = spectrum.map((power) => highestWithin(power, REACH_BINS))
  const peaks: Peak[] = []
  for (let frame = 0; frame < spectrum.length; frame++) {
    for (let bin = LOWEST_BIN; bin <= HIGHEST_BIN; bin++) {
      const value = spectrum[frame][bin]
      if (value <= faintest || value < highestNear[frame][bin]) continue
      if (isHighest(highestNear, { frame, bin }, value)) peaks.push({ frame, bin })
    }
  }
  return peaks
}

function isHighest(highestNear: Float32Array[], { frame, bin }: Peak, value: number): boolean {
  const last = frame + REACH_FRAMES < highestNear.length ? frame + REACH_FRAMES : highestNear.length - 1
  for (let other = frame > REACH_FRAMES ? frame - REACH_FRAMES : 0; other <= last; other++) {
    if (other !== frame && highestNear[other][bin] >= value) return false
  }
  return true
}

function highestWithin(power: Float32Array, reach: number): Float32Array {
  const highest = new Float32Array(power.length)
  for (let bin = 0; bin < power.length; bin++) {
    const end = bin + reach < power.length ? bin + reach : power.length - 1
    for (let other = bin > reach ? bin - reach : 0; other <= end; other++) {
      if (power[other] > highest[bin]) highest[bin] = power[other]
    }
  }
  return highest
}
