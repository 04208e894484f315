// Months counted from a day, at its hour: from the 31st they begin on the last day of shorter months.
export function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return added
}

/** How many whole months have gone by. */
export function monthsSince(start: Date, now: Date): number {
  const years = now.getUTCFullYear() - start.getUTCFullYear()
  const months = Math.max(0, years * 12 + now.getUTCMonth() - start.getUTCMonth())
  return addMonths(start, months) > now ? Math.max(0, months - 1) : months
}
