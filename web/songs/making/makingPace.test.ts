import { expect, it } from 'vitest'
import { testClip } from '../../data/songs/testClip.ts'
import {
  addMark,
  estimateSecondsLeft,
  isTimeUnknown,
  makingPace,
  notePace,
  remainingOf,
  type PaceMark,
} from './makingPace.ts'

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

it('what the server expected is counted down from when it was first told, and silent once it is over', () => {
  const composing = testClip('told', { status: 'processing', job: { state: 'active', seconds_left: 60 } })
  notePace([composing], 1000)
  notePace([composing], 21_000)
  const estimate = makingPace.get().estimates['told']
  expect(remainingOf(estimate, 21_000)).toBe(40)
  expect(remainingOf(estimate, 60_000)).toBeUndefined()
  expect(remainingOf(undefined, 0)).toBeUndefined()
})

it('what a waiting song was told holds on when its turn comes, until more is known', () => {
  const waiting = (seconds_left: number) =>
    testClip('line', { status: 'queued', job: { state: 'waiting', seconds_left } })
  expect(isTimeUnknown('line')).toBe(true)
  notePace([waiting(90)], 0)
  notePace([waiting(50)], 10_000)
  notePace([testClip('line', { status: 'processing' })], 20_000)
  expect(isTimeUnknown('line')).toBe(false)
  expect(remainingOf(makingPace.get().estimates['line'], 20_000)).toBe(40)
})
