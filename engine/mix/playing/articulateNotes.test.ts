import { openSamples } from '@arioso/providers/samples'
import { describe, expect, it } from 'vitest'
import { getInstrument } from '../../instruments/getInstrument.ts'
import type { Note, Part, Score } from '../../score.ts'
import { articulateNotes } from './articulateNotes.ts'
import { bandScore } from '../bandScore.ts'
import { placeNotes } from './placeNotes.ts'

const RATE = 48_000
const samples = await openSamples()

function scoreOf(bus: Part['bus'], instrument: string, notes: Note[]): [Score, Part] {
  const score = bandScore({ genre: 'rock', tempoBpm: 120, bars: 4, parts: [[bus, instrument, 'tune']] })
  const part = { ...score.parts[0], notes }
  return [{ ...score, sound: 'sampled-2', parts: [part] }, part]
}

const note = (startBeat: number, pitch: number, lengthBeats = 1, velocity = 0.7): Note => ({
  startBeat,
  lengthBeats,
  pitch,
  velocity,
})

function played(bus: Part['bus'], instrument: string, notes: Note[]): string[] {
  const [score, part] = scoreOf(bus, instrument, notes)
  const articulate = articulateNotes(score, part, getInstrument(instrument, samples))
  return notes.map((one) => articulate(one).articulation)
}

describe('a line of single notes', () => {
  it('is slurred up and down, and an accent, a rest and a repeated note begin anew', () => {
    const line = [note(0, 60), note(1, 64), note(2, 62), note(3, 65, 1, 0.9), note(4.5, 64), note(5.5, 64)]
    expect(played('lead', 'violin', line)).toEqual(['plain', 'rising', 'falling', 'plain', 'plain', 'plain'])
  })

  it('has chords with attacks of their own', () => {
    const chords = [note(0, 60), note(0, 64), note(1, 62), note(1, 65)]
    expect(new Set(played('strings', 'violin', chords))).toEqual(new Set(['plain']))
  })

  it('goes over into the next note: the last one sounds until then and leaves while it comes', () => {
    const [score, part] = scoreOf('lead', 'saxophone', [note(0, 60, 0.9), note(1, 64)])
    const [first, second] = placeNotes(score, part, getInstrument('saxophone', samples), RATE)
    expect(first.releaseFrame).toBeGreaterThan(second.startFrame)
    expect(first.endFrame - second.startFrame).toBeLessThan(0.1 * RATE)
  })

  it('has no attack where it is slurred: soft at first, and within a tenth of a second as loud as it stays', () => {
    const sax = getInstrument('saxophone', samples)
    const takes = sax.variants / 3
    const level = (variant: number, from: number): number => {
      const { left } = sax.play({ pitch: 64, velocity: 0.8, seconds: 0.5, sampleRate: RATE, variant })
      return left.subarray(from * RATE, (from + 0.03) * RATE).reduce((sum, x) => sum + x * x, 0)
    }
    expect(level(takes, 0.1)).toBeGreaterThan(0.25 * level(takes, 0.4))
    expect(level(takes, 0)).toBeLessThan(0.5 * level(takes, 0.1))
  })
})

describe('a distorted guitar', () => {
  const power = (beat: number, root: number): Note[] => [root, root + 7].map((pitch) => note(beat, pitch, 0.4))

  it('chugs with the hand on the strings where a stroke repeats, and lets a new chord ring', () => {
    const strokes = [power(0, 40), power(0.5, 40), power(1, 40), power(1.5, 43), power(2, 43)].flat()
    const roots = played('guitar', 'distorted-guitar', strokes).filter((_, i) => i % 2 === 0)
    expect(roots).toEqual(['plain', 'muted', 'muted', 'plain', 'muted'])
  })

  it('is over at once where it is muted', () => {
    const guitar = getInstrument('distorted-guitar', samples)
    const fall = (variant: number): number => {
      const { left } = guitar.play({ pitch: 40, velocity: 0.8, seconds: 0.5, sampleRate: RATE, variant })
      const power = (from: number): number =>
        left.subarray(from * RATE, (from + 0.1) * RATE).reduce((sum, x) => sum + x * x, 0)
      return 10 * Math.log10(power(0) / power(0.3))
    }
    expect(fall(1)).toBeGreaterThan(fall(0) + 12)
  })
})

it('a drummer’s hands take turns: in a roll every second stroke is weaker', () => {
  const roll = [0, 0.125, 0.25, 0.375].map((beat) => note(beat, 38, 0.1))
  const [score, part] = scoreOf('drums', 'acoustic-kit', roll)
  const gains = placeNotes(score, part, getInstrument('acoustic-kit', samples), RATE).map(({ leftGain }) => leftGain)
  expect(gains[1]).toBeLessThan(gains[0] * 0.99)
  expect(gains[3]).toBeLessThan(gains[2] * 0.99)
})
