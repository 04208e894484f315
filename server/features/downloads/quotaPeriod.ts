export type QuotaPeriod = { start: Date; end: Date }

// Months counted from the day of signing up; after the 31st, the last day of a shorter month.
export function quotaPeriod(anchor: Date, now: Date): QuotaPeriod {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const passed = addMonths(anchor, months) > now ? months - 1 : months
  return { start: addMonths(anchor, passed), end: addMonths(anchor, passed + 1) }
}

function addMonths(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)))
}
