import { describe, expect, it } from 'vitest'
import { quotaPeriod } from './quotaPeriod.ts'

const days = (anchor: string, now: string) => {
  const { start, end } = quotaPeriod(new Date(anchor), new Date(now))
  return [start, end].map((day) => day.toISOString().slice(0, 10))
}

describe('the month a download counts in', () => {
  it('begins on the day of the month somebody came, at midnight', () => {
    expect(days('2026-01-15T18:00:00Z', '2026-11-15T00:00:00Z')).toEqual(['2026-11-15', '2026-12-15'])
    expect(days('2026-01-15T18:00:00Z', '2026-11-14T23:59:59Z')).toEqual(['2026-10-15', '2026-11-15'])
    expect(days('2026-01-15T18:00:00Z', '2026-01-15T18:00:01Z')).toEqual(['2026-01-15', '2026-02-15'])
  })

  it('of whoever came on the 31st begins on the last day of shorter months', () => {
    expect(days('2025-12-31T10:00:00Z', '2026-02-27T10:00:00Z')).toEqual(['2026-01-31', '2026-02-28'])
    expect(days('2025-12-31T10:00:00Z', '2026-02-28T10:00:00Z')).toEqual(['2026-02-28', '2026-03-31'])
  })

  it('goes over the turn of the year', () => {
    expect(days('2025-06-20T10:00:00Z', '2026-01-01T10:00:00Z')).toEqual(['2025-12-20', '2026-01-20'])
  })
})
