import { cos, pow, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'

const FFT_SIZE = 8192
const HOP_SECONDS = 0.1
const LOWEST_PITCH = 36
const SEMITONES = 54
export const BANDS_PER_SEMITONE = 3
const BANDS = SEMITONES * BANDS_PER_SEMITONE

export type PitchSpectrum = { framesPerSecond: number; bands: number; frames: Float32Array[] }

// A spectrum with three bands a semitone from C2 up. The square root keeps one loud note from hiding a chord.
export function pitchSpectrum(samples: Float32Array, sampleRate: number): PitchSpectrum {
  const hop = Math.round(HOP_SECONDS * sampleRate)
  const fft = createRealFft(FFT_SIZE)
  const window = Float64Array.from({ length: FFT_SIZE }, (_, i) => 0.5 - 0.5 * cos((TAU * i) / FFT_SIZE))
  const input = new Float64Array(FFT_SIZE)
  const real = new Float64Array(FFT_SIZE / 2 + 1)
  const imaginary = new Float64Array(FFT_SIZE / 2 + 1)
  const edges = bandEdges(sampleRate)
  const frames: Float32Array[] = []
  for (let middle = 0; middle < samples.length; middle += hop) {
    const start = middle - FFT_SIZE / 2
    for (let i = 0; i < FFT_SIZE; i++) input[i] = (samples[start + i] ?? 0) * window[i]
    fft.forward(input, real, imaginary)
    frames.push(readBands(real, imaginary, edges))
  }
  return { framesPerSecond: sampleRate / hop, bands: BANDS, frames }
}

function bandEdges(sampleRate: number): Float64Array {
  return Float64Array.from({ length: BANDS + 1 }, (_, band) => {
    const pitch = LOWEST_PITCH + (band - 0.5) / BANDS_PER_SEMITONE
    return (440 * pow(2, (pitch - 69) / 12) * FFT_SIZE) / sampleRate
  })
}

function readBands(real: Float64Array, imaginary: Float64Array, edges: Float64Array): Float32Array {
  const bands = new Float32Array(BANDS)
  for (let band = 0; band < BANDS; band++) {
    const first = Math.round(edges[band])
    const last = Math.max(first, Math.round(edges[band + 1]) - 1)
    let loudest = 0
    for (let k = first; k <= last; k++) {
      loudest = Math.max(loudest, real[k] * real[k] + imaginary[k] * imaginary[k])
    }
    bands[band] = Math.sqrt(Math.sqrt(loudest) / FFT_SIZE)
  }
  return bands
}
