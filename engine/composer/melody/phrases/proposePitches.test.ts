import { describe, expect, it } from 'vitest'
import { GENRES } from '../../../genres/genreList.ts'
import type { NoteToPitch, PitchRequest } from '../pitchRules.ts'
import { pitchClass, scalePitchClasses } from '../../harmony/scales.ts'
import { createFrame } from '../../songFrame.ts'
import { proposePitches } from './proposePitches.ts'

const C_MAJOR = { startBeat: 0, lengthBeats: 8, root: 0, quality: 'maj', symbol: 'C' } as const
const KEY = { tonic: 0, mode: 'major' } as const
const frame = createFrame({ genre: GENRES[0], key: KEY, meter: { beats: 4, unit: 4 }, tempoBpm: 100, swing: 0 })

const notes: NoteToPitch[] = Array.from({ length: 12 }, (_, i) => ({
  step: i * 2,
  lengthSteps: 2,
  accent: i % 8 === 0 ? 5 : i % 2 === 0 ? 3 : 2,
  chord: C_MAJOR,
}))

const luckOf =
  (seed: number): PitchRequest['taste'] =>
  (step, pitch) =>
    (((Math.imul(step + 7, 2654435761) ^ Math.imul(pitch * 31 + seed, 40503)) >>> 8) % 9973) / 9973

function propose(seed: number, change: Partial<PitchRequest> = {}): number[] {
  const request: PitchRequest = {
    notes,
    scale: scalePitchClasses(KEY),
    low: 57,
    high: 74,
    contour: (place) => 60 + place * 10,
    phraseSteps: 24,
    remembered: new Map(),
    taste: luckOf(seed),
    finalPitchClasses: new Set([0]),
    ...change,
  }
  return proposePitches(request, frame, undefined).pitches
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i * 17 + 1)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('proposed phrases', () => {
  it('stay in the scale and the range, and end where they were told', () => {
    const scale = scalePitchClasses(KEY)
    const lines = SEEDS.map((seed) => propose(seed))
    for (const pitch of lines.flat()) expect(scale.has(pitchClass(pitch)) && pitch >= 57 && pitch <= 74).toBe(true)
    expect(lines.filter((line) => pitchClass(line[11]) === 0).length).toBeGreaterThanOrEqual(9)
  })

  it('leave the scale only for a tone of a chord that does', () => {
    const chord = { ...C_MAJOR, root: 2, quality: '7', symbol: 'D7' } as const
    const lines = SEEDS.map((seed) => propose(seed, { notes: notes.map((note) => ({ ...note, chord })) }))
    const outside = lines.flat().filter((pitch) => !scalePitchClasses(KEY).has(pitchClass(pitch)))
    expect(outside.length).toBeGreaterThan(0)
    expect(new Set(outside.map(pitchClass))).toEqual(new Set([6]))
  })

  it('follow the contour', () => {
    const climb = (line: readonly number[]): number => mean(line.slice(8)) - mean(line.slice(0, 4))
    expect(mean(SEEDS.map((seed) => climb(propose(seed))))).toBeGreaterThan(3)
    const falling = SEEDS.map((seed) => climb(propose(seed, { contour: (place) => 70 - place * 10 })))
    expect(mean(falling)).toBeLessThan(-3)
  })

  it('move as real tunes do: mostly by step, seldom by leap, and not always on the same note', () => {
    const sizes = SEEDS.flatMap((seed) => {
      const line = propose(seed)
      return line.slice(1).map((pitch, i) => Math.abs(pitch - line[i]))
    })
    const share = (test: (size: number) => boolean): number => sizes.filter(test).length / sizes.length
    expect(share((size) => size === 1 || size === 2)).toBeGreaterThan(0.3)
    expect(share((size) => size >= 6)).toBeLessThan(0.15)
    expect(share((size) => size === 0)).toBeLessThan(0.35)
  })

  it('sing again what the phrase sang before', () => {
    const same = SEEDS.map((seed) => {
      const before = propose(seed)
      const remembered = new Map(notes.map((note, i) => [note.step, before[i]]))
      const again = propose(seed + 1000, { remembered })
      return again.filter((pitch, i) => pitch === before[i]).length / again.length
    })
    expect(mean(same)).toBeGreaterThan(0.7)
  })

  it('another luck is another phrase, the same luck the same one', () => {
    expect(propose(5)).toEqual(propose(5))
    expect(new Set(SEEDS.map((seed) => propose(seed).join(' '))).size).toBeGreaterThan(9)
  })
})
