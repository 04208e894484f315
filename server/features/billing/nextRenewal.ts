import { addMonths } from '../../rules/months.ts'

type Period = 'month' | 'year'

const MONTHS: Record<Period, number> = { month: 1, year: 12 }

// The first renewal after now, at the hour of the purchase; bought on the 31st, on the last day of shorter months.
export function nextRenewal(startedAt: Date, period: Period, now: Date): Date {
  for (let periods = 1; ; periods++) {
    const renewal = addMonths(startedAt, periods * MONTHS[period])
    if (renewal > now) return renewal
  }
}
