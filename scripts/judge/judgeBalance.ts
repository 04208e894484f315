import { SAMPLE_RATE, type Sound } from './renderWhole.ts'
import { decibels, mean } from './statistics.ts'
import { createPowersOfTwo } from './transform.ts'

export const OCTAVES_HERTZ = [63, 125, 250, 500, 1000, 2000, 4000, 8000]

/**
 * Octave levels of commercial popular recordings against their own mean, in decibels: the long-term average falls about
 * 5 dB an octave per hertz (Pestana et al. 2013; Elowsson and Friberg 2017), that is about 2 dB an octave in octave bands,
 * faster above 4 kHz. The corridor is wide because genres differ.
 */
export const CORRIDOR_DB: readonly (readonly [low: number, high: number])[] = [
  [-12, 10],
  [-5, 9],
  [-4, 8],
  [-6, 7],
  [-9, 5],
  [-14, 2],
  [-19, -1],
  [-28, -4],
]
const SIZE = 4096
const BASS_HERTZ = { from: 25, to: 110 }

export type BalanceVerdict = {
  octavesDb: number[]
  tiltDbPerOctave: number
  outsideDb: number
  correlation: number
  bassSideDb: number
  passed: boolean
}

type Played = { lowestHertz?: number; isUnaccompanied?: boolean }

/** Below a song's lowest note, without drums, there is only the noise of its room: no octave to be loud or soft, no bass to place. */
export function judgeBalance(sound: Sound, { lowestHertz = 0, isUnaccompanied = false }: Played = {}): BalanceVerdict {
  const [middleSpectrum, sideSpectrum] = middleAndSideSpectra(sound)
  const both = middleSpectrum.map((power, k) => power + sideSpectrum[k])
  const levels = OCTAVES_HERTZ.map((hertz) => decibels(bandPower(both, hertz / Math.SQRT2, hertz * Math.SQRT2)))
  const isPlayed = OCTAVES_HERTZ.map((hertz) => hertz * Math.SQRT2 > lowestHertz)
  const middleDb = mean(levels.filter((_, i) => isPlayed[i]))
  const octavesDb = levels.map((level) => level - middleDb)
  const judged = octavesDb.map((_, i) => isPlayed[i] && !isUnaccompanied)
  const outsideDb = Math.max(
    0,
    ...octavesDb.flatMap((level, i) => (judged[i] ? [CORRIDOR_DB[i][0] - level, level - CORRIDOR_DB[i][1]] : [])),
  )
  const correlation = correlationOf(sound)
  const bassSideDb =
    decibels(bandPower(sideSpectrum, BASS_HERTZ.from, BASS_HERTZ.to)) -
    decibels(bandPower(middleSpectrum, BASS_HERTZ.from, BASS_HERTZ.to))
  const isBassPlaced = bassSideDb <= -15 || lowestHertz >= BASS_HERTZ.to
  const passed = outsideDb === 0 && correlation >= 0.2 && correlation <= 0.9 && isBassPlaced
  return { octavesDb, tiltDbPerOctave: slopeOf(levels.slice(1, 7)), outsideDb, correlation, bassSideDb, passed }
}

function middleAndSideSpectra({ left, right }: Sound): [middle: Float64Array, side: Float64Array] {
  const middle = new Float32Array(SIZE)
  const side = new Float32Array(SIZE)
  const [middlePower, sidePower, middleSum, sideSum] = Array.from({ length: 4 }, () => new Float64Array(SIZE / 2))
  const powersOfTwo = createPowersOfTwo(SIZE)
  for (let at = 0; at + SIZE <= left.length; at += SIZE) {
    for (let i = 0; i < SIZE; i++) {
      middle[i] = 0.5 * (left[at + i] + right[at + i])
      side[i] = 0.5 * (left[at + i] - right[at + i])
    }
    powersOfTwo(middle, side, middlePower, sidePower)
    for (let k = 0; k < SIZE / 2; k++) {
      middleSum[k] += middlePower[k]
      sideSum[k] += sidePower[k]
    }
  }
  return [middleSum, sideSum]
}

function bandPower(spectrum: Float64Array, lowHertz: number, highHertz: number): number {
  let power = 0
  for (let k = 1; k < spectrum.length; k++) {
    const hertz = (k * SAMPLE_RATE) / SIZE
    if (hertz >= lowHertz && hertz < highHertz) power += spectrum[k]
  }
  return power
}

function slopeOf(levels: readonly number[]): number {
  const centre = (levels.length - 1) / 2
  const spread = levels.reduce((sum, _, i) => sum + (i - centre) ** 2, 0)
  return levels.reduce((sum, level, i) => sum + level * (i - centre), 0) / spread
}

function correlationOf({ left, right }: Sound): number {
  let product = 0
  let first = 1e-20
  let second = 1e-20
  for (let i = 0; i < left.length; i++) {
    product += left[i] * right[i]
    first += left[i] * left[i]
    second += right[i] * right[i]
  }
  return product / Math.sqrt(first * second)
}
