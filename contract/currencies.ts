export const currencies = [
  'USD',
  'AUD',
  'BRL',
  'CAD',
  'EUR',
  'GBP',
  'IDR',
  'INR',
  'JPY',
  'KRW',
  'MXN',
  'NOK',
  'PLN',
  'SEK',
  'THB',
  'TRY',
  'UAH',
] as const

export type Currency = (typeof currencies)[number]

export const DEFAULT_CURRENCY: Currency = 'USD'

// List prices for one US dollar, round on purpose: not the day's exchange rate.
const PER_DOLLAR: Record<Currency, number> = {
  USD: 1,
  AUD: 1.5,
  BRL: 5,
  CAD: 1.4,
  EUR: 1,
  GBP: 0.8,
  IDR: 15_000,
  INR: 80,
  JPY: 150,
  KRW: 1300,
  MXN: 18,
  NOK: 11,
  PLN: 4,
  SEK: 11,
  THB: 34,
  TRY: 40,
  UAH: 40,
}

/** Hundredths of the currency, also of those that have no cents. */
export function priceIn(currency: Currency, dollarCents: number): number {
  return Math.round(dollarCents * PER_DOLLAR[currency])
}

export function matchCurrency(text: string | null | undefined): Currency {
  const wanted = text?.trim().toUpperCase()
  return currencies.find((currency) => currency === wanted) ?? DEFAULT_CURRENCY
}
