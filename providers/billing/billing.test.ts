import { plans } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { createEmbeddedBilling } from './index.ts'

describe('embedded billing', () => {
  it('charges nothing for any plan and says so', async () => {
    const billing = createEmbeddedBilling()
    expect(billing.describe()).toEqual({ name: 'embedded', charges: false })
    for (const plan of Object.values(plans)) {
      expect(billing.priceCents(plan, 'month')).toBe(0)
      expect(billing.priceCents(plan, 'year')).toBe(0)
      const order = { userId: 'ada', plan, period: 'month', currency: 'USD', priceCents: 0 } as const
      expect(await billing.startCheckout(order)).toBe(null)
    }
  })
})
