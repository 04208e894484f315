// Predicted bands become a minimum-phase spectrum, coloured by who sings: darker or brighter, longer or shorter throat, more
// or less breath.
import { exp, log, log2, pow } from '../audio/math.ts'
import type { NetworkFacts } from './network/openNetwork.ts'
import type { TractFrames } from './network/createPredictor.ts'
import { createRealFft } from './realFft.ts'
import { quickCos, quickExp, quickSin } from './spectralMath.ts'

export const TRACT_RATE = 24000
export const TRACT_FFT = 1024
export const TRACT_BINS = TRACT_FFT / 2 + 1
const LOG_A_DECIBEL = 2.302585092994046 / 10
const MEL_HERTZ = 700
const MOST_NOISE = 0.97
const PRESENCE_HERTZ = 3000
const TILT_HERTZ = 1000
const TILT_FROM_HERTZ = 200
// Training smooths the peaks of the spectrum a little; so much they are raised again, from this quefrency on.
const SHARPEN_FROM = 8

export type TractColour = {
  // Above 1 a shorter throat.
  formantShift: number
  // 1 is as breathy as taught; less is more breath.
  clearness: number
  tiltDb: number
  presenceDb: number
  sharpness: number
}
export type TractSpectrum = { real: Float32Array; imaginary: Float32Array; pulse: Float32Array; noise: Float32Array }
/** Asked for frames in order, one or two at a time: what was made for one frame is written over two frames later. */
export type TractShaper = (frame: number) => TractSpectrum

type Places = { index: Int32Array; share: Float32Array }

const hertzOf = (bin: number): number => (bin * TRACT_RATE) / TRACT_FFT

function placesOf(positionOf: (hertz: number) => number, length: number): Places {
  const positions = Float64Array.from({ length: TRACT_BINS }, (_, k) =>
    Math.min(length - 1, Math.max(0, positionOf(hertzOf(k)))),
  )
  const index = Int32Array.from(positions, (position) => Math.min(length - 2, Math.floor(position)))
  return { index, share: Float32Array.from(positions, (position, k) => position - index[k]) }
}

function bandPlaces({ bandHertz }: NetworkFacts, shift: number): Places {
  const mel = (hertz: number) => log(1 + hertz / MEL_HERTZ)
  const top = mel(bandHertz[bandHertz.length - 1])
  return placesOf((hertz) => (mel(hertz / shift) / top) * (bandHertz.length - 1), bandHertz.length)
}

function noisePlaces({ aperiodicityEdgesHertz: edges }: NetworkFacts): Places {
  const centres = edges.slice(1).map((edge, i) => (edge + edges[i]) / 2)
  return placesOf((hertz) => {
    const next = centres.findIndex((centre) => hertz <= centre)
    if (next === 0) return 0
    if (next < 0) return centres.length - 1
    return next - 1 + (hertz - centres[next - 1]) / (centres[next] - centres[next - 1])
  }, centres.length)
}

function colourOf({ tiltDb, presenceDb }: TractColour): Float32Array {
  return Float32Array.from({ length: TRACT_BINS }, (_, k) => {
    const hertz = Math.max(TILT_FROM_HERTZ, hertzOf(k))
    const octaves = log2(hertz / PRESENCE_HERTZ)
    return (presenceDb * exp(-octaves * octaves * 2) + tiltDb * log2(hertz / TILT_HERTZ)) * LOG_A_DECIBEL
  })
}

const fft = createRealFft(TRACT_FFT)
const real = new Float64Array(TRACT_BINS)
const imaginary = new Float64Array(TRACT_BINS)
const zeros = new Float64Array(TRACT_BINS)
const cepstrum = new Float64Array(TRACT_FFT)

function minimumPhase(liftering: Float64Array, target: TractSpectrum): void {
  fft.inverse(real, zeros, cepstrum)
  for (let n = 0; n <= TRACT_FFT / 2; n++) cepstrum[n] *= liftering[n]
  cepstrum.fill(0, TRACT_FFT / 2 + 1)
  fft.forward(cepstrum, real, imaginary)
  for (let k = 0; k < TRACT_BINS; k++) {
    const magnitude = quickExp(real[k])
    target.real[k] = magnitude * quickCos(imaginary[k])
    target.imaginary[k] = magnitude * quickSin(imaginary[k])
  }
}

function liftering(sharpness: number): Float64Array {
  return Float64Array.from({ length: TRACT_FFT / 2 + 1 }, (_, n) => {
    const half = n === 0 || n === TRACT_FFT / 2 ? 0.5 : 1
    return half * (1 + sharpness * Math.min(1, n / SHARPEN_FROM))
  })
}

export function createTractShaper(facts: NetworkFacts, frames: TractFrames, colour: TractColour): TractShaper {
  const bands = bandPlaces(facts, colour.formantShift)
  const noises = noisePlaces(facts)
  const tint = colourOf(colour)
  const lifter = liftering(colour.sharpness)
  const shares = new Float32Array(frames.noiseBands)
  const spectrum = (): TractSpectrum => ({
    real: new Float32Array(TRACT_BINS),
    imaginary: new Float32Array(TRACT_BINS),
    pulse: new Float32Array(TRACT_BINS),
    noise: new Float32Array(TRACT_BINS),
  })
  const kept = [
    { frame: -1, spectrum: spectrum() },
    { frame: -1, spectrum: spectrum() },
  ]

  function make(frame: number, target: TractSpectrum): void {
    const row = frame * frames.bands
    for (let k = 0; k < TRACT_BINS; k++) {
      const low = frames.bandDb[row + bands.index[k]]
      const high = frames.bandDb[row + bands.index[k] + 1]
      real[k] = (low + (high - low) * bands.share[k]) * LOG_A_DECIBEL + tint[k]
    }
    minimumPhase(lifter, target)
    for (let band = 0; band < frames.noiseBands; band++) {
      shares[band] = pow(Math.min(MOST_NOISE, frames.noiseShares[frame * frames.noiseBands + band]), colour.clearness)
    }
    for (let k = 0; k < TRACT_BINS; k++) {
      const low = shares[noises.index[k]]
      const share = low + (shares[noises.index[k] + 1] - low) * noises.share[k]
      target.pulse[k] = Math.sqrt(1 - share)
      target.noise[k] = Math.sqrt(share)
    }
  }

  return (frame) => {
    const place = kept[frame & 1]
    if (place.frame !== frame) {
      place.frame = frame
      make(frame, place.spectrum)
    }
    return place.spectrum
  }
}
