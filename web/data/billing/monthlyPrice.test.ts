import { describe, expect, it } from 'vitest'
import { monthlyPrice } from './monthlyPrice.ts'

describe('what a plan costs a month', () => {
  const plan = { currency: 'USD', monthly_cents: 1000, annual_cents: 9900 }

  it('paid by the month it is its price', () => {
    expect(monthlyPrice(plan, 'month')).toBe('$10')
  })

  it('paid by the year it is a twelfth of that', () => {
    expect(monthlyPrice(plan, 'year')).toBe('$8.25')
  })
})
