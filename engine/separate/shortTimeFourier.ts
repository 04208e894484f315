import { fft } from '../audio/fft.ts'
import { cos, TAU } from '../audio/math.ts'
import type { Samples } from '../mix/levelRecording.ts'

export const SIZE = 4096
export const HOP = SIZE / 4
export const BINS = SIZE / 2 + 1

export type Complex = { real: Float32Array; imaginary: Float32Array }
export type StereoSpectrum = { left: Complex; right: Complex }

// The root of a Hann window before and after: four of them lie over every sample and add up to two.
const WINDOW = Float64Array.from({ length: SIZE }, (_, i) => Math.sqrt(0.5 - 0.5 * cos((TAU * i) / SIZE)))

export function createSpectrum(): StereoSpectrum {
  const empty = (): Complex => ({ real: new Float32Array(BINS), imaginary: new Float32Array(BINS) })
  return { left: empty(), right: empty() }
}

/** Blocks of any length go in, a spectrum for every hop comes out; the first lies almost wholly before the beginning. */
export function createAnalysis(): (block: Samples) => Generator<StereoSpectrum> {
  const [left, right] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  let filled = SIZE - HOP
  return function* analyse(block) {
    for (let at = 0; at < block.left.length;) {
      const frames = Math.min(SIZE - filled, block.left.length - at)
      left.set(block.left.subarray(at, at + frames), filled)
      right.set(block.right.subarray(at, at + frames), filled)
      at += frames
      filled += frames
      if (filled < SIZE) return
      for (let i = 0; i < SIZE; i++) {
        real[i] = left[i] * WINDOW[i]
        imaginary[i] = right[i] * WINDOW[i]
      }
      fft(real, imaginary)
      yield apart(real, imaginary)
      left.copyWithin(0, HOP)
      right.copyWithin(0, HOP)
      filled -= HOP
    }
  }
}

/** Spectra in their order go in; a hop of samples that nothing more is added to comes out for each. */
export function createSynthesis(): (spectrum: StereoSpectrum) => Samples {
  const [left, right] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  return (spectrum) => {
    together(spectrum, real, imaginary)
    fft(real, imaginary)
    for (let i = 0; i < SIZE; i++) {
      left[i] += (real[i] * WINDOW[i]) / (2 * SIZE)
      right[i] -= (imaginary[i] * WINDOW[i]) / (2 * SIZE)
    }
    const made = { left: Float32Array.from(left.subarray(0, HOP)), right: Float32Array.from(right.subarray(0, HOP)) }
    for (const side of [left, right]) side.copyWithin(0, HOP).fill(0, SIZE - HOP)
    return made
  }
}

// Two real signals as one complex: half the transforms.
function apart(real: Float64Array, imaginary: Float64Array): StereoSpectrum {
  const { left, right } = createSpectrum()
  for (let k = 0; k < BINS; k++) {
    const mirror = (SIZE - k) % SIZE
    left.real[k] = (real[k] + real[mirror]) / 2
    left.imaginary[k] = (imaginary[k] - imaginary[mirror]) / 2
    right.real[k] = (imaginary[k] + imaginary[mirror]) / 2
    right.imaginary[k] = (real[mirror] - real[k]) / 2
  }
  return { left, right }
}

// Conjugated, so that a forward transform turns it back.
function together({ left, right }: StereoSpectrum, real: Float64Array, imaginary: Float64Array): void {
  for (let k = 0; k < BINS; k++) {
    const mirror = (SIZE - k) % SIZE
    real[mirror] = left.real[k] + right.imaginary[k]
    imaginary[mirror] = left.imaginary[k] - right.real[k]
    real[k] = left.real[k] - right.imaginary[k]
    imaginary[k] = -left.imaginary[k] - right.real[k]
  }
}
