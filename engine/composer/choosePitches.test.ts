import { describe, expect, it } from 'vitest'
import { choosePitches, type NoteToPitch, type PitchRequest } from './choosePitches.ts'
import { pitchClass, scalePitchClasses } from './scales.ts'

const C_MAJOR = { startBeat: 0, lengthBeats: 8, root: 0, quality: 'maj', symbol: 'C' } as const

const notes: NoteToPitch[] = Array.from({ length: 12 }, (_, i) => ({
  step: i * 2,
  lengthSteps: 2,
  accent: i % 8 === 0 ? 5 : i % 2 === 0 ? 3 : 2,
  chord: C_MAJOR,
}))

function choose(change: Partial<PitchRequest> = {}): number[] {
  return choosePitches({
    notes,
    scale: scalePitchClasses({ tonic: 0, mode: 'major' }),
    low: 57,
    high: 74,
    contour: (place) => 60 + place * 10,
    phraseSteps: 24,
    remembered: new Map(),
    taste: () => 0,
    finalPitchClasses: new Set([0]),
    ...change,
  })
}

describe('choosePitches', () => {
  it('stays in the scale and the range', () => {
    const scale = scalePitchClasses({ tonic: 0, mode: 'major' })
    for (const pitch of choose()) expect(scale.has(pitchClass(pitch)) && pitch >= 57 && pitch <= 74).toBe(true)
  })

  it('puts chord notes on downbeats and ends where it was told', () => {
    const line = choose()
    expect([0, 4, 7]).toContain(pitchClass(line[0]))
    expect(pitchClass(line[11])).toBe(0)
  })

  it('follows the contour', () => {
    const rising = choose({ finalPitchClasses: new Set([0, 4, 7]) })
    const falling = choose({ contour: (place) => 70 - place * 10, finalPitchClasses: new Set([0, 4, 7]) })
    expect(rising[10]).toBeGreaterThan(rising[0] + 4)
    expect(falling[10]).toBeLessThan(falling[0] - 4)
  })

  it('moves mostly by step', () => {
    const line = choose()
    const steps = line.slice(1).filter((pitch, i) => Math.abs(pitch - line[i]) <= 2)
    expect(steps.length).toBeGreaterThanOrEqual(8)
  })

  it('sings again what the phrase sang before', () => {
    const before = choose({ taste: (step, pitch) => ((step * 7 + pitch * 5) % 11) / 11 })
    const remembered = new Map(notes.map((note, i) => [note.step, before[i]]))
    expect(choose({ remembered })).toEqual(before)
  })
})
