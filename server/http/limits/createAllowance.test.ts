import { expect, it } from 'vitest'
import { createAllowance } from './createAllowance.ts'

it('gives so many at once, then one after each pause, to each for themselves', () => {
  let now = 0
  const { take, giveBack, secondsUntilNext } = createAllowance({ atOnce: 3, pauseMs: 2000, now: () => now })
  expect(Array.from({ length: 5 }, () => take('ada'))).toEqual([true, true, true, false, false])
  expect(secondsUntilNext('ada')).toBe(2)
  expect(take('bo')).toBe(true)
  now = 2000
  expect([take('ada'), take('ada')]).toEqual([true, false])
  giveBack('ada')
  expect(take('ada')).toBe(true)
  now = 3_600_000
  expect(Array.from({ length: 4 }, () => take('ada'))).toEqual([true, true, true, false])
})

it('forgets nobody who was heard of lately', () => {
  const { take } = createAllowance({ atOnce: 1, pauseMs: 1000, now: () => 0 })
  take('ada')
  for (let stranger = 0; stranger < 19_000; stranger += 1) take(String(stranger))
  expect(take('ada')).toBe(false)
})
