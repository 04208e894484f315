import { describe, expect, it } from 'vitest'
import { gainToDb, sin, TAU } from '../audio/math.ts'
import { createNoise } from '../audio/createNoise.ts'
import { longestSilence } from './longestSilence.ts'
import { measureLoudness } from './loudness.ts'
import { centsBetween, measurePitch } from './measurePitch.ts'
import { rmsDb } from './rmsDb.ts'
import { bandLevelDb, powerSpectrum, spectralCentroid } from './spectrum.ts'
import { stereoCorrelation } from './stereoCorrelation.ts'
import { measureTruePeak } from './truePeak.ts'

const RATE = 48_000

function tone(hertz: number, gain: number, seconds: number, startCycle = 0): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => gain * sin(TAU * ((hertz * i) / RATE + startCycle)))
}

describe('loudness (EBU Tech 3341 test signals)', () => {
  it.each([-23, -33])('a stereo 1 kHz tone at %d dBFS reads the same in LUFS', (level) => {
    const signal = tone(1000, 10 ** (level / 20), 5)
    expect(measureLoudness(signal, signal, RATE)).toBeCloseTo(level, 1)
  })

  it('quiet passages 13 dB down are gated away', () => {
    const signal = new Float32Array(20 * RATE)
    signal.set(tone(1000, 10 ** (-36 / 20), 5), 0)
    signal.set(tone(1000, 10 ** (-23 / 20), 10), 5 * RATE)
    signal.set(tone(1000, 10 ** (-36 / 20), 5), 15 * RATE)
    expect(Math.abs(measureLoudness(signal, signal, RATE) + 23)).toBeLessThan(0.2)
  })
})

it('a peak between two samples is found', () => {
  const signal = tone(12_000, 1, 0.1, 0.125)
  expect(Math.max(...signal)).toBeLessThan(0.71)
  expect(Math.abs(gainToDb(measureTruePeak(signal, signal)))).toBeLessThan(0.3)
})

it.each([41.2, 110, 440, 1975.5, 3951])('the pitch of a %d Hz tone is read within half a cent', (hertz) => {
  expect(Math.abs(centsBetween(measurePitch(tone(hertz, 0.5, 0.5), RATE), hertz))).toBeLessThan(0.5)
})

it('a band holds the level of the tone inside it, and its neighbours nothing', () => {
  const spectrum = powerSpectrum(tone(1000, 0.5, 1))
  expect(bandLevelDb(spectrum, 700, 1400, RATE)).toBeCloseTo(rmsDb(tone(1000, 0.5, 1)), 1)
  expect(bandLevelDb(spectrum, 2000, 4000, RATE)).toBeLessThan(-80)
})

it('a higher tone is brighter', () => {
  expect(spectralCentroid(tone(2000, 0.5, 0.5), RATE)).toBeGreaterThan(spectralCentroid(tone(500, 0.5, 0.5), RATE) * 3)
})

it('correlation tells mono, wide and cancelling sound apart', () => {
  const noise = createNoise(1)
  const a = Float32Array.from({ length: RATE }, () => noise())
  const b = Float32Array.from({ length: RATE }, () => noise())
  expect(stereoCorrelation(a, a)).toBeCloseTo(1, 5)
  expect(Math.abs(stereoCorrelation(a, b))).toBeLessThan(0.05)
  expect(
    stereoCorrelation(
      a,
      a.map((x) => -x),
    ),
  ).toBeCloseTo(-1, 5)
})

it('the longest silence is measured in seconds', () => {
  const signal = tone(440, 0.5, 3)
  signal.fill(0, RATE, 1.75 * RATE)
  expect(longestSilence(signal, signal, RATE)).toBeCloseTo(0.75, 2)
})
