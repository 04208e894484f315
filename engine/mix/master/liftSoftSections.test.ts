import { expect, it } from 'vitest'
import { composeSong } from '../../composer/composeSong.ts'
import type { Score } from '../../score.ts'
import { liftSoftSections } from './liftSoftSections.ts'

const song = composeSong({ seed: 1, title: 'Doors', style: 'rock', lyrics: '', instrumental: true })
const sections: Score['sections'] = [
  { ...song.sections[0], kind: 'intro', startBeat: 0, lengthBeats: 32 },
  { ...song.sections[0], kind: 'verse', startBeat: 32, lengthBeats: 32 },
  { ...song.sections[0], kind: 'chorus', startBeat: 64, lengthBeats: 32 },
]
// A beat a second: ten slices.
const score: Score = { ...song, genre: 'rock', tempoBpm: 60, sections, lengthBeats: 96 }

function powersOf(...levelsDb: number[]): { band: Float64Array; voice: Float64Array } {
  const band = Float64Array.from({ length: 960 }, (_, i) => 10 ** (levelsDb[Math.floor(i / 320)] / 10))
  return { band, voice: new Float64Array(960) }
}

it('brings a lost intro back by a share, and leaves a verse under its chorus', () => {
  const lifts = liftSoftSections(score, powersOf(-24, -16, -10))
  expect(lifts[100]).toBeCloseTo(0.6 * 7)
  expect(lifts[500]).toBe(0)
  expect(lifts[900]).toBe(0)
})

it('has come down again when the next section begins, without a step', () => {
  const lifts = liftSoftSections(score, powersOf(-30, -12, -10))
  expect(lifts[320]).toBe(0)
  for (let i = 1; i < lifts.length; i++) expect(Math.abs(lifts[i] - lifts[i - 1])).toBeLessThan(0.2)
})

it('leaves the quiet of an orchestra alone', () => {
  expect(Math.max(...liftSoftSections({ ...score, genre: 'orchestral' }, powersOf(-30, -16, -10)))).toBe(0)
})
