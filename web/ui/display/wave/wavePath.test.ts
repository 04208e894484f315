import { expect, it } from 'vitest'
import { wavePath } from './wavePath.ts'

function barHeights(path: string): number[] {
  return [...path.matchAll(/v([\d.]+)/g)].map((match) => Number(match[1]))
}

it('nothing is drawn before the peaks are known', () => {
  expect(wavePath([], 40)).toBe('')
})

it('the loudest moment fills the height, silence stays a thin line', () => {
  expect(barHeights(wavePath([0, 0.25, 0.5], 3))).toEqual([4, 48, 96])
})

it('a short peak among many is not lost when bars are fewer than peaks', () => {
  expect(barHeights(wavePath([0.1, 1, 0.1, 0.1], 2))).toEqual([96, 9.6])
})

it('fewer peaks than bars still draw every bar', () => {
  expect(barHeights(wavePath([1, 0.5], 4))).toEqual([96, 96, 48, 48])
})
