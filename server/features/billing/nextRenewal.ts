type Period = 'month' | 'year'

const MONTHS: Record<Period, number> = { month: 1, year: 12 }

// The first renewal after now, at the hour of the purchase; bought on the 31st, on the last day of shorter months.
export function nextRenewal(startedAt: Date, period: Period, now: Date): Date {
  for (let periods = 1; ; periods++) {
    const renewal = addMonths(startedAt, periods * MONTHS[period])
    if (renewal > now) return renewal
  }
}

function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return added
}
