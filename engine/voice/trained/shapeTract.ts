// Predicted bands become a minimum-phase spectrum, coloured by who sings and how: darker or brighter, longer or shorter throat,
// more or less breath, with more or less effort.
import type { Row } from '../../audio/kernels/createDesk.ts'
import { exp, log, log2, pow } from '../../audio/math.ts'
import type { NetworkFacts } from '../network/openNetwork.ts'
import type { TractFrames } from '../network/createPredictor.ts'
import { SPECTRUM_ROW, TRACT_BINS, TRACT_FFT, tractBench } from './tractBench.ts'

export const TRACT_RATE = 24000
const LOG_A_DECIBEL = 2.302585092994046 / 10
const MEL_HERTZ = 700
const MOST_NOISE = 0.97
const PRESENCE_HERTZ = 3000
const TILT_HERTZ = 1000
const TILT_FROM_HERTZ = 200
// Effort brightens vowels; sibilants above would only hiss.
const EFFORT_TO_HERTZ = 4000
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
  // So much of what is left of the tone becomes breath.
  breath?: number
  // Added from low to high, in decibels an octave, where the effort is full.
  effortTiltDb?: number
}
/** The tract's row. Asked for frames in order, one or two at a time: what was made for one frame is written over two frames later. */
export type TractShaper = (frame: number) => Row

type Places = { offsets: Int32Array; shares: Float32Array }

const hertzOf = (bin: number): number => (bin * TRACT_RATE) / TRACT_FFT

function placesOf(positionOf: (hertz: number) => number, length: number): Places {
  const positions = Float64Array.from({ length: TRACT_BINS }, (_, k) =>
    Math.min(length - 1, Math.max(0, positionOf(hertzOf(k)))),
  )
  const index = Int32Array.from(positions, (position) => Math.min(length - 2, Math.floor(position)))
  const shares = Float32Array.from(positions, (position, k) => position - index[k])
  return { offsets: index.map((place) => place * Float32Array.BYTES_PER_ELEMENT), shares }
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

function effortColour({ effortTiltDb = 0 }: TractColour): Float32Array {
  return Float32Array.from({ length: TRACT_BINS }, (_, k) => {
    const hertz = Math.min(EFFORT_TO_HERTZ, Math.max(TILT_FROM_HERTZ, hertzOf(k)))
    return effortTiltDb * log2(hertz / TILT_HERTZ) * LOG_A_DECIBEL
  })
}

// Doubles what comes after the pulse and drops what comes before it, which makes the phase minimal.
function liftering(sharpness: number): Float32Array {
  return Float32Array.from({ length: TRACT_BINS }, (_, n) => {
    const half = n === 0 || n === TRACT_FFT / 2 ? 0.5 : 1
    return half * (1 + sharpness * Math.min(1, n / SHARPEN_FROM))
  })
}

function createRows() {
  const { desk } = tractBench()
  return {
    offsets: desk.integers(SPECTRUM_ROW),
    shares: desk.row(SPECTRUM_ROW),
    noiseOffsets: desk.integers(SPECTRUM_ROW),
    noiseShares: desk.row(SPECTRUM_ROW),
    tint: desk.row(SPECTRUM_ROW),
    effortTint: desk.row(SPECTRUM_ROW),
    lifter: desk.row(SPECTRUM_ROW),
    bands: desk.row(SPECTRUM_ROW),
    noise: desk.row(SPECTRUM_ROW),
    tracts: [desk.row(4 * SPECTRUM_ROW), desk.row(4 * SPECTRUM_ROW)] as const,
  }
}

let rows: ReturnType<typeof createRows> | undefined

/** One line at a time: the next shaper takes the rows over. `effort` is given for every frame, 0 to 1. */
export function createTractShaper(
  facts: NetworkFacts,
  frames: TractFrames,
  colour: TractColour,
  effort: Float32Array,
): TractShaper {
  const { desk, tables } = tractBench()
  const { shapeTract, shareBreath } = desk.kernels
  rows ??= createRows()
  const { offsets, shares, noiseOffsets, noiseShares, tint, effortTint, lifter, bands, noise, tracts } = rows
  const [places, noises] = [bandPlaces(facts, colour.formantShift), noisePlaces(facts)]
  offsets.set(places.offsets)
  shares.set(places.shares)
  noiseOffsets.set(noises.offsets)
  noiseShares.set(noises.shares)
  tint.set(colourOf(colour))
  effortTint.set(effortColour(colour))
  lifter.set(liftering(colour.sharpness))
  const { clearness, breath = 0 } = colour
  const made = [-1, -1]

  function make(frame: number, tract: Row): void {
    const row = frame * frames.bands
    for (let band = 0; band < frames.bands; band++) bands[band] = frames.bandDb[row + band] * LOG_A_DECIBEL
    shapeTract(
      tables.byteOffset,
      bands.byteOffset,
      offsets.byteOffset,
      shares.byteOffset,
      tint.byteOffset,
      effortTint.byteOffset,
      effort[frame],
      lifter.byteOffset,
      tract.byteOffset,
    )
    for (let band = 0; band < frames.noiseBands; band++) {
      const share = pow(Math.min(MOST_NOISE, frames.noiseShares[frame * frames.noiseBands + band]), clearness)
      noise[band] = share + (1 - share) * breath
    }
    shareBreath(noise.byteOffset, noiseOffsets.byteOffset, noiseShares.byteOffset, tract.byteOffset)
  }

  return (frame) => {
    const place = frame & 1
    if (made[place] !== frame) {
      made[place] = frame
      make(frame, tracts[place])
    }
    return tracts[place]
  }
}
