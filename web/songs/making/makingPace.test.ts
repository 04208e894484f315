import { expect, it } from 'vitest'
import { addMark, estimateSecondsLeft, type PaceMark } from './makingPace.ts'

it('two marks tell the pace, and the last ones count', () => {
  let marks: readonly PaceMark[] = []
  for (const [seconds, progress] of [
    [0, 0],
    [10, 0.1],
  ] as const)
    marks = addMark(marks, { atMs: seconds * 1000, progress })
  expect(estimateSecondsLeft(marks)).toBeCloseTo(90)
  for (const [seconds, progress] of [
    [15, 0.2],
    [20, 0.3],
    [25, 0.4],
    [30, 0.5],
  ] as const)
    marks = addMark(marks, { atMs: seconds * 1000, progress })
  expect(estimateSecondsLeft(marks)).toBeCloseTo(25)
})

it('nothing is guessed from one mark, and news without progress is no mark', () => {
  const one = addMark([], { atMs: 0, progress: 0.1 })
  expect(estimateSecondsLeft(one)).toBeUndefined()
  expect(addMark(one, { atMs: 5000, progress: 0.1 })).toBe(one)
})
