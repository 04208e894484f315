import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../genres/genreList.ts'
import { performNotes, swingBeat } from './perform.ts'
import { createFrame } from './songFrame.ts'

function frameWith(swing: number, swingUnit: 8 | 16) {
  const genre = { ...GENRES[0], swingUnit, laidBackMs: 10 }
  return createFrame({ genre, key: { tonic: 0, mode: 'major' }, meter: { beats: 4, unit: 4 }, tempoBpm: 120, swing })
}

describe('swingBeat', () => {
  it('moves the second eighth to the last third of the beat at full swing', () => {
    const frame = frameWith(1, 8)
    expect([0, 0.5, 1, 1.5].map((beat) => swingBeat(beat, frame))).toEqual([0, 2 / 3, 1, 1 + 2 / 3])
  })

  it('swings sixteenths inside the eighth', () => {
    const frame = frameWith(1, 16)
    expect(swingBeat(0.25, frame)).toBeCloseTo(1 / 3, 9)
    expect(swingBeat(0.5, frame)).toBeCloseTo(0.5, 9)
  })

  it('leaves straight music alone', () => {
    expect(swingBeat(2.75, frameWith(0, 8))).toBe(2.75)
  })
})

describe('performNotes', () => {
  const notes = Array.from({ length: 64 }, (_, i) => ({
    startBeat: i / 2,
    lengthBeats: 0.5,
    pitch: i % 2 === 0 ? 36 : 38,
    velocity: 0.8,
  }))

  it('is loose by no more than twelve milliseconds', () => {
    for (const bus of ['drums', 'keys', 'guitar', 'lead'] as const) {
      const played = performNotes(notes, bus, frameWith(0, 8), createRandom(1))
      played.forEach((note, i) => expect(Math.abs(note.startBeat - notes[i].startBeat) * 500).toBeLessThanOrEqual(12.1))
    }
  })

  it('varies loudness a little', () => {
    const played = performNotes(notes, 'keys', frameWith(0, 8), createRandom(1))
    expect(new Set(played.map((note) => note.velocity)).size).toBeGreaterThan(20)
  })

  it('lays the snare back and keeps the kick', () => {
    const played = performNotes(notes, 'drums', frameWith(0, 8), createRandom(1))
    const late = (pitch: number): number => {
      const own = played.filter((note) => note.pitch === pitch)
      return own.reduce((sum, note) => sum + note.startBeat - Math.round(note.startBeat * 2) / 2, 0) / own.length
    }
    expect((late(38) - late(36)) * 500).toBeGreaterThan(8)
  })
})
