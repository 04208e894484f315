import type { Currency } from '@arioso/contract'
import type { Price } from '@arioso/providers/billing'

/** In the currency somebody chose where it has a price in it, in its own otherwise. */
export function priceFor({ currency, cents, others }: Price, wanted: Currency): { currency: string; cents: number } {
  const other = others[wanted]
  return other === undefined ? { currency, cents } : { currency: wanted, cents: other }
}
