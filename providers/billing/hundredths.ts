// Stripe counts in the smallest coin of a currency, see docs.stripe.com/currencies; everything here counts in hundredths.
const NO_COINS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '))

export function hundredths(currency: string, smallestCoins: number): number {
  const name = currency.toUpperCase()
  if (NO_COINS.has(name)) return smallestCoins * 100
  return THOUSANDTHS.has(name) ? Math.round(smallestCoins / 10) : smallestCoins
}
