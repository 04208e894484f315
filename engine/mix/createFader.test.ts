import { expect, it } from 'vitest'
import { createDesk } from '../audio/kernels/createDesk.ts'
import type { Part, Score } from '../score.ts'
import { bandScore } from './bandScore.ts'
import { createFader } from './createFader.ts'
import { WINDOW_FRAMES } from './master/windowFrames.ts'

const RATE = 48_000
// Sixteen beats last eight seconds.
const TEMPO_BPM = 120

function playedSoftThenHard(): { part: Part; score: Score } {
  const score = bandScore({
    genre: 'rock',
    tempoBpm: TEMPO_BPM,
    bars: 8,
    parts: [['guitar', 'distorted-guitar', 'chords']],
  })
  const [part] = score.parts
  const notes = part.notes.map((note) => ({ ...note, velocity: note.startBeat < 16 ? 0.4 : 0.9 }))
  const sections = (['verse', 'chorus'] as const).map((kind, i) => ({
    kind,
    label: kind,
    startBeat: 16 * i,
    lengthBeats: 16,
    energy: 0.5,
  }))
  return { part: { ...part, notes }, score: { ...score, sections } }
}

it('a part that is played softly in its verse comes out of its amplifier softer there, and as it is in its chorus', () => {
  const { part, score } = playedSoftThenHard()
  const desk = createDesk()
  const ride = createFader(desk, part, score, RATE)
  const gainAt = (seconds: number): number => {
    const row = desk.stereoRow(WINDOW_FRAMES)
    row.left.fill(1)
    row.right.fill(1)
    ride(row, seconds * RATE)
    return 20 * Math.log10(row.left[0])
  }
  expect(gainAt(2)).toBeLessThan(-1)
  expect(gainAt(2)).toBeGreaterThanOrEqual(-4)
  expect(gainAt(6)).toBeCloseTo(gainAt(2), 5)
  expect(gainAt(10)).toBeCloseTo(0, 5)
})
