import { cos, TAU } from '../audio/math.ts'
import { createRealFft } from '../audio/realFft.ts'
import type { Samples } from '../mix/master/levelRecording.ts'

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
  const transform = createTransform()
  let filled = SIZE - HOP
  return function* analyse(block) {
    for (let at = 0; at < block.left.length;) {
      const frames = Math.min(SIZE - filled, block.left.length - at)
      left.set(block.left.subarray(at, at + frames), filled)
      right.set(block.right.subarray(at, at + frames), filled)
      at += frames
      filled += frames
      if (filled < SIZE) return
      yield { left: transform.toSpectrum(left), right: transform.toSpectrum(right) }
      left.copyWithin(0, HOP)
      right.copyWithin(0, HOP)
      filled -= HOP
    }
  }
}

/** Spectra in their order go in; a hop of samples that nothing more is added to comes out for each. */
export function createSynthesis(): (spectrum: StereoSpectrum) => Samples {
  const [left, right] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  const transform = createTransform()
  return (spectrum) => {
    transform.addTo(left, spectrum.left)
    transform.addTo(right, spectrum.right)
    const made = { left: Float32Array.from(left.subarray(0, HOP)), right: Float32Array.from(right.subarray(0, HOP)) }
    for (const side of [left, right]) side.copyWithin(0, HOP).fill(0, SIZE - HOP)
    return made
  }
}

function createTransform() {
  const fft = createRealFft(SIZE)
  const windowed = new Float64Array(SIZE)
  const [real, imaginary] = [new Float64Array(BINS), new Float64Array(BINS)]
  return {
    toSpectrum(samples: Float64Array): Complex {
      for (let i = 0; i < SIZE; i++) windowed[i] = samples[i] * WINDOW[i]
      fft.forward(windowed, real, imaginary)
      return { real: Float32Array.from(real), imaginary: Float32Array.from(imaginary) }
    },
    addTo(samples: Float64Array, spectrum: Complex): void {
      real.set(spectrum.real)
      imaginary.set(spectrum.imaginary)
      fft.inverse(real, imaginary, windowed)
      for (let i = 0; i < SIZE; i++) samples[i] += (windowed[i] * WINDOW[i]) / 2
    },
  }
}
