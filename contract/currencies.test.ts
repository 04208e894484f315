import { describe, expect, it } from 'vitest'
import { currencies, matchCurrency } from './currencies.ts'

describe('currencies', () => {
  it('are matched whatever their case', () => {
    for (const currency of currencies) expect(matchCurrency(currency.toLowerCase())).toBe(currency)
    expect(matchCurrency(' eUr ')).toBe('EUR')
  })

  it('others fall back to US dollars', () => {
    for (const text of ['XYZ', '', null, undefined]) expect(matchCurrency(text)).toBe('USD')
  })
})
