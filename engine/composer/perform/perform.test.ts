import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../genres/genreList.ts'
import { createPerformance, performNotes, swingBeat } from './perform.ts'
import { createFrame } from '../songFrame.ts'

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

  const play = (bus: 'drums' | 'keys', hands: 'human' | 'machine') => {
    const performance = createPerformance(frameWith(0, 8), hands, () => 1, createRandom(1))
    return performNotes(notes, bus, performance, createRandom(1))
  }
  const lateMs = (startBeat: number): number => (startBeat - Math.round(startBeat * 2) / 2) * 500
  const spreadOf = (values: number[]): number => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  }

  it('people are loose like people, machines are not', () => {
    const human = spreadOf(play('drums', 'human').map(({ startBeat }) => lateMs(startBeat)))
    const machine = spreadOf(play('drums', 'machine').map(({ startBeat }) => lateMs(startBeat)))
    expect(human).toBeGreaterThan(8)
    expect(human).toBeLessThan(25)
    expect(machine).toBeLessThan(8)
  })

  it('nobody crosses a third of a sixteenth, or comes in well before a bar line', () => {
    for (const bus of ['drums', 'keys'] as const) {
      for (const { startBeat } of play(bus, 'human')) {
        const nearest = Math.round(startBeat * 2) / 2
        const earliest = nearest % 4 === 0 ? -0.03 : -0.0851
        expect(startBeat - nearest).toBeLessThanOrEqual(0.0851)
        expect(startBeat - nearest).toBeGreaterThanOrEqual(earliest)
      }
    }
  })

  it('varies loudness, drums by ten steps of MIDI and more', () => {
    expect(new Set(play('keys', 'human').map((note) => note.velocity)).size).toBeGreaterThan(20)
    const kicks = play('drums', 'human').filter(({ pitch }) => pitch === 36)
    expect(spreadOf(kicks.map(({ velocity }) => velocity * 127))).toBeGreaterThan(7)
  })

  it('lays the snare back and keeps the kick', () => {
    const played = play('drums', 'machine')
    const late = (pitch: number): number => {
      const own = played.filter((note) => note.pitch === pitch)
      return own.reduce((sum, note) => sum + lateMs(note.startBeat), 0) / own.length
    }
    expect(late(38) - late(36)).toBeGreaterThan(8)
  })
})
