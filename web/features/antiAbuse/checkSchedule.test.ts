import { expect, it } from 'vitest'
import { rememberCheck, untilNextCheckMs } from './checkSchedule.ts'

it('[AUTH-05] a person is checked again after 30 minutes and not sooner, each for themselves', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const now = 1_790_000_000_000
  expect(untilNextCheckMs(shelf, 'ada', now)).toBe(0)
  rememberCheck(shelf, 'ada', now)
  expect(untilNextCheckMs(shelf, 'ada', now + 1)).toBe(30 * 60_000 - 1)
  expect(untilNextCheckMs(shelf, 'ada', now + 30 * 60_000)).toBe(0)
  expect(untilNextCheckMs(shelf, 'bo', now + 1)).toBe(0)
})
