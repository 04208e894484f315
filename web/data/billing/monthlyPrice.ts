export type Period = 'month' | 'year'

type Prices = { currency: string; monthly_cents: number; annual_cents: number }

const MONTHS_PER_YEAR = 12

// What a month costs; paid by the year it is a twelfth of that.
export function monthlyPrice({ currency, monthly_cents, annual_cents }: Prices, period: Period): string {
  return formatCents(currency, period === 'month' ? monthly_cents : annual_cents / MONTHS_PER_YEAR)
}

export function formatCents(currency: string, cents: number): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return format.format(cents / 100)
}
