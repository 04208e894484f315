import { openSamples } from '@arioso/providers/samples'
import { describe, expect, it } from 'vitest'
import { createDesk } from '../../audio/kernels/createDesk.ts'
import { TAU } from '../../audio/math.ts'
import { bandScore } from '../../mix/bandScore.ts'
import { createAmp } from '../../mix/playing/createAmp.ts'
import { parseScore } from '../../parseScore.ts'
import { renderSong } from '../../renderSong.ts'
import { NEWEST_SOUND, type Score } from '../../score.ts'
import { getInstrument } from '../getInstrument.ts'
import type { SampleSource } from './sampleSource.ts'

const RATE = 48_000
const samples = await openSamples()
if (!samples) throw new Error('the sample packages are not installed')

const note = (pitch: number, variant = 0, seconds = 1) => ({ pitch, velocity: 0.8, seconds, sampleRate: RATE, variant })

function likeness(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array): number => x.reduce((sum, value, i) => sum + value * y[i], 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

function opening(score: Score, source: SampleSource | undefined): Float32Array {
  const rendering = renderSong(score, {
    sampleRate: RATE,
    samples: source,
    span: { fromFrame: 0, toFrame: 2 * RATE, leadInFrames: 0 },
  })
  const [first] = rendering.blocks()
  return first.left
}

const SCORE = bandScore({
  genre: 'folk',
  tempoBpm: 100,
  bars: 4,
  parts: [
    ['keys', 'piano', 'chords'],
    ['strings', 'violin', 'tune'],
  ],
})

describe('recorded instruments', () => {
  it('are played where the score says so, the same each time, and old scores stay as they were', () => {
    const recorded = opening({ ...SCORE, sound: NEWEST_SOUND }, samples)
    expect(opening({ ...SCORE, sound: NEWEST_SOUND }, samples)).toEqual(recorded)
    const formula = opening(SCORE, undefined)
    expect(recorded).not.toEqual(formula)
    expect(opening({ ...SCORE, sound: 'sampled-1' }, samples)).not.toEqual(recorded)
    expect(opening(SCORE, samples)).toEqual(formula)
    expect(opening({ ...SCORE, sound: 'formula' }, samples)).toEqual(formula)
  })

  it('give way to the formula when one of their files is missing', () => {
    const without = { ...samples, has: (file: string) => !file.includes('violin') }
    expect(getInstrument('violin', without).isSampled).toBeUndefined()
    expect(getInstrument('piano', without).isSampled).toBe(true)
    for (const sound of ['sampled-1', 'sampled-2', 'sampled-3', 'sampled-4', 'sampled-5'] as const)
      expect(opening({ ...SCORE, sound }, undefined)).toEqual(opening(SCORE, undefined))
  })

  it('say in the score which band plays', () => {
    for (const sound of ['sampled-1', 'sampled-2', 'sampled-3', 'sampled-4', 'sampled-5'] as const)
      expect(parseScore({ ...SCORE, sound }).sound).toBe(sound)
    expect(parseScore(SCORE).sound).toBeUndefined()
    expect(() => parseScore({ ...SCORE, sound: 'tape' })).toThrow('sound')
  })

  it.each(['violin', 'saxophone', 'nylon-guitar'] as const)('the %s never plays the same take twice', (name) => {
    const instrument = getInstrument(name, samples)
    const takes = Array.from({ length: instrument.variants }, (_, i) => instrument.play(note(64, i)).left)
    for (const [i, take] of takes.entries()) expect(likeness(take, takes[(i + 1) % takes.length])).toBeLessThan(0.97)
  })

  it('hold a note longer than it was recorded, without a gap', () => {
    const { left } = getInstrument('cello', samples).play(note(50, 0, 10))
    const second = left.subarray(8.5 * RATE, 9.5 * RATE)
    expect(Math.sqrt(second.reduce((sum, x) => sum + x * x, 0) / RATE)).toBeGreaterThan(0.01)
  })

  it('a grand piano falls fast at first and then slowly, as strings do', () => {
    const { left } = getInstrument('piano', samples).play(note(60, 0, 3.2))
    const db = (from: number): number => {
      const part = left.subarray(from * RATE, (from + 0.2) * RATE)
      return 10 * Math.log10(part.reduce((sum, x) => sum + x * x, 0) / part.length)
    }
    const [start, second, third] = [db(0.02), db(1), db(3)]
    expect(start - second).toBeGreaterThan(10)
    expect((second - third) / 2).toBeLessThan((start - second) / 2)
  })
})

describe('a recorded kit', () => {
  it('strikes each drum anew: the same attack and level, another rattle', () => {
    const kit = getInstrument('acoustic-kit', samples)
    for (const pitch of [38, 42, 49]) {
      const [first, second] = [0, 1].map((take) => kit.play(note(pitch, take)).left)
      expect(likeness(first, second)).toBeLessThan(0.9)
      const power = (sound: Float32Array): number => sound.reduce((sum, x) => sum + x * x, 0)
      expect(Math.abs(10 * Math.log10(power(first) / power(second)))).toBeLessThan(2)
    }
  })

  it('stands in a room with width', () => {
    const score = bandScore({ genre: 'rock', tempoBpm: 100, bars: 4, parts: [['drums', 'rock-kit', 'beat']] })
    const beat = { ...score, parts: score.parts.map((part) => ({ ...part, reverb: 0, delay: 0 })) }
    const sides = (sound: Score['sound']): number => {
      const rendering = renderSong({ ...beat, ...(sound && { sound }) }, { sampleRate: RATE, samples })
      let [middle, side] = [0, 0]
      for (const { left, right } of rendering.blocks()) {
        for (let i = 0; i < left.length; i++) {
          middle += (left[i] + right[i]) ** 2
          side += (left[i] - right[i]) ** 2
        }
      }
      return side / middle
    }
    expect(sides(NEWEST_SOUND)).toBeGreaterThan(1.3 * sides('formula'))
  })
})

it('two notes of a power chord growl by their difference in one amplifier', () => {
  const guitar = getInstrument('distorted-guitar', samples)
  const [low, high] = [45, 52].map((pitch) => guitar.play(note(pitch)).left)
  const driven = (sound: Float32Array): Float32Array => {
    const desk = createDesk()
    if (!guitar.amp) throw new Error('a distorted guitar has an amplifier')
    const run = createAmp(desk, guitar.amp, RATE, RATE)
    const row = desk.stereoRow(RATE)
    row.left.set(sound)
    run(row)
    return Float32Array.from(row.left)
  }
  const together = driven(low.map((x, i) => x + high[i]))
  const [alone, other] = [driven(low), driven(high)]
  const apart = alone.map((x, i) => x + other[i])
  // A2 and E3 lie 55 Hz apart.
  const at55 = (sound: Float32Array): number => {
    let [real, imaginary] = [0, 0]
    sound.forEach((x, i) => {
      real += x * Math.cos((TAU * 55 * i) / RATE)
      imaginary += x * Math.sin((TAU * 55 * i) / RATE)
    })
    return real ** 2 + imaginary ** 2
  }
  expect(10 * Math.log10(at55(together) / at55(apart))).toBeGreaterThan(10)
})
