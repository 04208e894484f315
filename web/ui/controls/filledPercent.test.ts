import { expect, it } from 'vitest'
import { filledPercent } from './filledPercent.ts'

it('the filled part of a slider ends at its thumb', () => {
  expect(filledPercent(70, 0, 100)).toBe(70)
  expect(filledPercent(0, -12, 12)).toBe(50)
})

it('a value beyond the ends fills all or nothing', () => {
  expect(filledPercent(9, 0, 5)).toBe(100)
  expect(filledPercent(-1, 0, 5)).toBe(0)
})

it('a slider with only one value is empty', () => {
  expect(filledPercent(3, 3, 3)).toBe(0)
})
