import { SAMPLE_RATE, type Sound } from './renderWhole.ts'
import { decibels, mean } from './statistics.ts'
import { powerFrames } from './transform.ts'

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

export type BalanceVerdict = {
  octavesDb: number[]
  tiltDbPerOctave: number
  outsideDb: number
  correlation: number
  bassSideDb: number
  passed: boolean
}

export function judgeBalance(sound: Sound): BalanceVerdict {
  const middle = Float32Array.from(sound.left, (x, i) => 0.5 * (x + sound.right[i]))
  const side = Float32Array.from(sound.left, (x, i) => 0.5 * (x - sound.right[i]))
  const middleSpectrum = averageSpectrum(middle)
  const sideSpectrum = averageSpectrum(side)
  const both = middleSpectrum.map((power, k) => power + sideSpectrum[k])
  const levels = OCTAVES_HERTZ.map((hertz) => decibels(bandPower(both, hertz / Math.SQRT2, hertz * Math.SQRT2)))
  const octavesDb = levels.map((level) => level - mean(levels))
  const outsideDb = Math.max(
    0,
    ...octavesDb.flatMap((level, i) => [CORRIDOR_DB[i][0] - level, level - CORRIDOR_DB[i][1]]),
  )
  const correlation = correlationOf(sound)
  const bassSideDb = decibels(bandPower(sideSpectrum, 25, 110)) - decibels(bandPower(middleSpectrum, 25, 110))
  const passed = outsideDb === 0 && correlation >= 0.2 && correlation <= 0.9 && bassSideDb <= -15
  return { octavesDb, tiltDbPerOctave: slopeOf(levels.slice(1, 7)), outsideDb, correlation, bassSideDb, passed }
}

function averageSpectrum(samples: Float32Array): Float64Array {
  const sum = new Float64Array(SIZE / 2)
  for (const frame of powerFrames(samples, SIZE, SIZE)) for (let k = 0; k < sum.length; k++) sum[k] += frame[k]
  return sum
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
