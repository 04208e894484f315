import type { Price } from './cashier.ts'
import { hundredths } from './hundredths.ts'
import type { OpenStripe } from './openStripe.ts'

const KEPT_MS = 600_000

export type PriceList = (id: string) => Promise<Price>

/** Prices as they stand at Stripe, asked for every ten minutes. */
export function createPriceList({ ask }: Pick<OpenStripe, 'ask'>, now: () => number = () => Date.now()): PriceList {
  const known = new Map<string, { price: Promise<Price>; askedAt: number }>()

  async function read(id: string): Promise<Price> {
    const price = await ask((stripe) => stripe.prices.retrieve(id, { expand: ['currency_options'] }))
    const others = Object.entries(price.currency_options ?? {}).map(([name, option]): [string, number] => [
      name.toUpperCase(),
      hundredths(name, option.unit_amount ?? 0),
    ])
    return {
      currency: price.currency.toUpperCase(),
      cents: hundredths(price.currency, price.unit_amount ?? 0),
      others: Object.fromEntries(others),
    }
  }

  return (id) => {
    const found = known.get(id)
    if (found !== undefined && now() - found.askedAt < KEPT_MS) return found.price
    // An old price is better than none while Stripe does not answer; a failure is not kept.
    const price = read(id).catch((error: unknown) => {
      known.delete(id)
      if (found !== undefined) return found.price
      throw error
    })
    known.set(id, { price, askedAt: now() })
    return price
  }
}
