import { expect, it } from 'vitest'
import { monthsSince } from './months.ts'

it.each([
  ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', 0],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', 1],
  ['2026-01-31T10:00:00Z', '2026-03-31T09:00:00Z', 1],
  ['2026-01-15T10:00:00Z', '2027-01-15T10:00:00Z', 12],
  ['2026-01-15T10:00:00Z', '2025-12-01T10:00:00Z', 0],
])('from %s to %s are %d whole months', (start, now, months) => {
  expect(monthsSince(new Date(start), new Date(now))).toBe(months)
})
