import { expect, it } from 'vitest'
import { formatDate } from './formatDate.ts'

const noon = new Date(2026, 10, 16, 13, 5)

it('a date is written as its reader is used to', () => {
  expect(formatDate(noon, 'day', 'de')).toBe('16.11.2026')
  expect(formatDate(noon, 'day', 'en-US')).toBe('Nov 16, 2026')
  expect(formatDate(noon, 'clock', 'en-GB')).toBe('13:05')
  expect(formatDate(noon, 'clock', 'en-US')).toMatch(/01:05.PM/)
  expect(formatDate(noon, 'wholeDay')).toBe(new Intl.DateTimeFormat([], { dateStyle: 'long' }).format(noon))
})
