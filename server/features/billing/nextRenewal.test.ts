import { describe, expect, it } from 'vitest'
import { nextRenewal } from './nextRenewal.ts'

const day = (text: string) => new Date(`${text}T09:30:00Z`)

describe('a plan renews', () => {
  it('every month at the hour of the purchase, on the last day where a month is too short', () => {
    expect(nextRenewal(day('2026-01-31'), 'month', day('2026-02-01'))).toEqual(day('2026-02-28'))
    expect(nextRenewal(day('2026-01-31'), 'month', day('2026-03-01'))).toEqual(day('2026-03-31'))
    expect(nextRenewal(day('2026-05-10'), 'month', day('2026-05-10'))).toEqual(day('2026-06-10'))
  })

  it('every year, also when it was bought on the 29th of February', () => {
    expect(nextRenewal(day('2028-02-29'), 'year', day('2028-06-01'))).toEqual(day('2029-02-28'))
    expect(nextRenewal(day('2026-11-15'), 'year', day('2028-01-01'))).toEqual(day('2028-11-15'))
  })
})
