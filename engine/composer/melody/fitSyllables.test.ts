import { syllabify } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../genres/genreList.ts'
import { fitSyllables, type SyllableToFit } from './fitSyllables.ts'
import { createFrame, metricAccent } from '../songFrame.ts'

const frame = createFrame({
  genre: GENRES[0],
  key: { tonic: 0, mode: 'major' },
  meter: { beats: 4, unit: 4 },
  tempoBpm: 100,
  swing: 0,
})

function read(line: string): SyllableToFit[] {
  return syllabify(line).flatMap((word) =>
    word.syllables.map(({ stressed }, i) => ({ stressed, startsWord: i === 0, afterPause: false })),
  )
}

function fit(line: string, bars = 2): { steps: number[]; syllables: SyllableToFit[] } {
  const syllables = read(line)
  const steps = fitSyllables(
    { syllables, slotSteps: bars * 16, mostPickupSteps: 3, likedSteps: new Map(), syncopation: 0, noteSteps: 2.5 },
    frame,
  )
  return { steps, syllables }
}

describe('fitSyllables', () => {
  it('puts stressed syllables on heavier places than the others', () => {
    const lines = [
      'Every little shadow is learning to write',
      'I count the windows where you used to wait',
      'Carry me into another day',
    ]
    const accents = lines.flatMap((line) => {
      const { steps, syllables } = fit(line)
      return syllables.map(({ stressed }, i) => ({ stressed, accent: metricAccent(steps[i], frame) }))
    })
    const mean = (stressed: boolean): number => {
      const chosen = accents.filter((item) => item.stressed === stressed)
      return chosen.reduce((sum, item) => sum + item.accent, 0) / chosen.length
    }
    expect(mean(true)).toBeGreaterThan(mean(false) + 0.5)
  })

  it('lets an unstressed first word lead in before the bar', () => {
    expect(fit('The river').steps[0]).toBeLessThan(0)
    expect(fit('River of gold').steps[0]).toBe(0)
  })

  it('rises and leaves the end of the line free for breath', () => {
    const { steps } = fit('We were never ever made to fade away again my love')
    for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeGreaterThan(steps[i - 1])
    expect((32 - (steps.at(-1) ?? 32)) * frame.stepSeconds).toBeGreaterThan(0.5)
  })

  it('still gives every syllable a place when there are too many', () => {
    const { steps } = fit(Array.from({ length: 40 }, () => 'mississippi').join(' '), 1)
    expect(steps.length).toBe(160)
    for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeGreaterThan(steps[i - 1])
  })
})
