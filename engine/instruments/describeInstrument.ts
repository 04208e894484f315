import { describe, expect, it } from 'vitest'
import { createDesk } from '../audio/kernels/createDesk.ts'
import { pitchToHertz } from '../audio/math.ts'
import { createLoudnessMeter, powerToLufs } from '../measure/loudness.ts'
import { centsBetween, measurePitch } from '../measure/measurePitch.ts'
import { measureTuning } from '../measure/measureTuning.ts'
import { rmsDb } from '../measure/rmsDb.ts'
import { spectralCentroid } from '../measure/spectrum.ts'
import { createNoteCache } from './createNoteCache.ts'
import { createNoteMixer } from './createNoteMixer.ts'
import { EFFECT_CUES } from './drums/effects.ts'
import { getInstrument } from './getInstrument.ts'
import type { InstrumentName } from '@arioso/words'
import type { Instrument } from './instrument.ts'
import type { SampleSource } from './sampled/sampleSource.ts'
import { levelGain, velocityGain } from './levels.ts'

const SAMPLE_RATE = 48_000

/** The suite every instrument passes. */
export function describeInstrument(name: InstrumentName, samples?: SampleSource): void {
  const instrument = getInstrument(name, samples)
  const pitches = pitchesOf(instrument)
  const few = instrument.kind === 'drums' ? pitches : [pitches[0], pitches[2], pitches[4]]
  describe(`the ${instrument.isSampled ? 'recorded ' : ''}${name}`, () => {
    if (instrument.kind === 'pitched') describePitched(instrument, pitches)
    else describeDrums(instrument, pitches)

    it('plays a longer note exactly like a shorter one at first', () => {
      const short = instrument.play(note(pitches[1], 0.7, 0.4))
      const long = instrument.play(note(pitches[1], 0.7, 0.9))
      const frames = Math.min(short.left.length, Math.round(0.4 * SAMPLE_RATE))
      expect(areSame(long.left.subarray(0, frames), short.left.subarray(0, frames))).toBe(true)
      expect(areSame(long.right.subarray(0, frames), short.right.subarray(0, frames))).toBe(true)
    })

    it('is louder and brighter when played harder', () => {
      const soft = instrument.play(note(pitches[1], 0.15, 1))
      const hard = instrument.play(note(pitches[1], 0.95, 1))
      expect(spectralCentroid(hard.left, SAMPLE_RATE)).toBeGreaterThan(spectralCentroid(soft.left, SAMPLE_RATE) * 1.02)
      expect(loudnessDb(instrument, pitches[1], 0.95)).toBeGreaterThan(loudnessDb(instrument, pitches[1], 0.3) + 6)
    })

    it('has no offset and no broken sample, and plays the same again', () => {
      for (const pitch of few) {
        const { left, right } = instrument.play(note(pitch, 0.8, 1))
        const mean = left.reduce((sum, x) => sum + x, 0) / left.length
        expect(Math.abs(mean), `pitch ${pitch}`).toBeLessThan(0.005)
        expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true)
      }
      const [once, again] = [0, 1].map(() => instrument.play(note(pitches[2], 0.8, 0.5)))
      expect(areSame(once.left, again.left) && areSame(once.right, again.right)).toBe(true)
    })

    it('ends without a click', () => {
      for (const pitch of few) {
        const { sound, releaseFrame } = playThrough(instrument, pitch)
        const before = steepest(sound.subarray(0, releaseFrame))
        expect(steepest(sound.subarray(releaseFrame))).toBeLessThanOrEqual(before * 1.5 + 1e-4)
        expect(Math.abs(sound[sound.length - 1])).toBeLessThan(1e-3)
      }
    })
  })
}

function pitchesOf(instrument: Instrument): number[] {
  if (instrument.name === 'effects') return Object.values(EFFECT_CUES).map(({ pitch }) => pitch)
  return instrument.kind === 'drums' ? [36, 38, 39, 42, 46, 49, 70] : spread(instrument)
}

function describePitched(instrument: Instrument, pitches: number[]): void {
  it('is in tune over its range, within 5 cents', () => {
    for (const pitch of pitches) {
      const { left, right } = instrument.play(note(pitch, 0.6, 1.4))
      const middle = left.map((x, i) => x + right[i]).slice(0.15 * SAMPLE_RATE, 1.35 * SAMPLE_RATE)
      const hertz = pitchToHertz(pitch)
      const cents = instrument.articulations?.includes('rising')
        ? measureTuning(middle, SAMPLE_RATE, hertz)
        : centsBetween(measurePitch(middle, SAMPLE_RATE, hertz * 0.7, hertz * 1.5), hertz)
      expect(Math.abs(cents), `pitch ${pitch}`).toBeLessThan(5)
    }
  })

  it('is as loud as every other instrument over its range', () => {
    for (const pitch of pitches) {
      expect(Math.abs(loudnessDb(instrument, pitch, 0.8) + 20), `pitch ${pitch}`).toBeLessThan(3)
    }
  })
}

function describeDrums(instrument: Instrument, pitches: number[]): void {
  it('gives every drum its own sound, heard and then gone', () => {
    const centroids = pitches.map((pitch) => {
      const { left } = instrument.play(note(pitch, 0.8, 1))
      expect(loudestDb(left), `drum ${pitch}`).toBeGreaterThan(-45)
      expect(rmsDb(left.subarray(left.length - 480))).toBeLessThan(-50)
      return Math.round(spectralCentroid(left, SAMPLE_RATE))
    })
    expect(new Set(centroids).size).toBe(pitches.length)
  })
}

function areSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((sample, i) => Object.is(sample, b[i]))
}

function loudestDb(sound: Float32Array): number {
  let loudest = -200
  for (let from = 0; from + 4800 <= sound.length; from += 4800) {
    loudest = Math.max(loudest, rmsDb(sound.subarray(from, from + 4800)))
  }
  return Math.max(loudest, rmsDb(sound.subarray(0, 4800)))
}

function spread({ lowestPitch, highestPitch }: Instrument): number[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(lowestPitch + share * (highestPitch - lowestPitch)))
}

function note(pitch: number, velocity: number, seconds: number) {
  return { pitch, velocity, seconds, sampleRate: SAMPLE_RATE, variant: 0 }
}

function loudnessDb(instrument: Instrument, pitch: number, velocity: number): number {
  const { left, right } = createNoteCache(SAMPLE_RATE, 1e8).get(instrument, { pitch, velocity, variant: 0, seconds: 1 })
  const meter = createLoudnessMeter(SAMPLE_RATE)
  const second = new Float32Array(SAMPLE_RATE)
  const other = new Float32Array(SAMPLE_RATE)
  second.set(left.subarray(0, SAMPLE_RATE))
  other.set(right.subarray(0, SAMPLE_RATE))
  meter.add(second, other)
  const mean = meter.slices().reduce((sum, power) => sum + power, 0) / meter.slices().length
  const gain = velocityGain(velocity) * levelGain(instrument, pitch)
  return powerToLufs(mean * gain * gain)
}

function playThrough(instrument: Instrument, pitch: number): { sound: Float32Array; releaseFrame: number } {
  const heldSeconds = instrument.rings ? instrument.soundsFor(pitch) : 0.45
  const releaseFrames = Math.round(instrument.releaseSeconds * SAMPLE_RATE)
  const releaseFrame = Math.min(
    Math.round(heldSeconds * SAMPLE_RATE),
    Math.round(instrument.soundsFor(pitch) * SAMPLE_RATE),
  )
  const frames = releaseFrame + releaseFrames + 1
  const seconds = frames / SAMPLE_RATE
  const played = createNoteCache(SAMPLE_RATE, 1e8).get(instrument, { pitch, velocity: 0.8, variant: 0, seconds })
  const gain = levelGain(instrument, pitch)
  const placed = { startFrame: 0, releaseFrame, releaseFrames, leftGain: gain, rightGain: gain }
  const desk = createDesk()
  const target = desk.stereoRow(frames)
  createNoteMixer(desk, frames)(target, 0, played, placed)
  return { sound: target.left, releaseFrame }
}

function steepest(samples: Float32Array): number {
  let most = 0
  for (let i = 1; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i] - samples[i - 1]))
  return most
}
