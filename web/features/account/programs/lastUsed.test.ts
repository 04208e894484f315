import { expect, it } from 'vitest'
import { lastUsed } from './lastUsed.ts'

it('says when a place was last used, no finer than it is known', () => {
  const at = '2026-03-10T12:00:00.000Z'
  const after = (hours: number) => lastUsed(at, Date.parse(at) + hours * 3_600_000)
  expect(after(0)).toBe('Used in the last few hours')
  expect(after(5)).toBe('Used 5 hours ago')
  expect(after(30)).toBe('Used yesterday')
  expect(after(24 * 40)).toBe('Used 40 days ago')
})
