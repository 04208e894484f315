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

export function matchCurrency(text: string | null | undefined): Currency {
  const wanted = text?.trim().toUpperCase()
  return currencies.find((currency) => currency === wanted) ?? DEFAULT_CURRENCY
}
