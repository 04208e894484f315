import type { Currency } from '@arioso/contract'
import type { Price } from '@arioso/providers/billing'

/** In the chosen currency where there is a price in it, otherwise in its own. */
export function priceFor({ currency, cents, others }: Price, wanted: Currency): { currency: string; cents: number } {
  const other = others[wanted]
  return other === undefined ? { currency, cents } : { currency: wanted, cents: other }
}
