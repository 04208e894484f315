import { expect, it } from 'vitest'
import { signTest } from './signTest.ts'

it.each([
  [0, 0, 1],
  [5, 5, 1],
  [0, 5, 2 / 32],
  [9, 1, (2 * 11) / 1024],
  [12, 4, 2 * 0.0384063720703125],
])('%i against %i comes by luck with a chance of %f', (first, second, chance) => {
  expect(signTest(first, second)).toBeCloseTo(chance, 10)
  expect(signTest(second, first)).toBeCloseTo(chance, 10)
})
