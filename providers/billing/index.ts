// Billing door. In: a plan and a period. Out: what it costs here, in US cents, and where to pay for it.
// The embedded provider hands out every plan at once and charges nothing. One that charges answers an address, and its
// own message that it was paid then has to take the plan, with the same lines as subscribe in the server's billing feature.
import type { Plan } from '@arioso/contract'

export type BillingPeriod = 'month' | 'year'

type CheckoutOrder = { userId: string; plan: Plan; period: BillingPeriod; currency: string; priceCents: number }

export type BillingProvider = {
  describe(): { name: string; charges: boolean }
  priceCents(plan: Plan, period: BillingPeriod): number
  // Null: there is nothing to pay.
  startCheckout(order: CheckoutOrder): Promise<string | null>
}

export function createEmbeddedBilling(): BillingProvider {
  return {
    describe: () => ({ name: 'embedded', charges: false }),
    priceCents: () => 0,
    startCheckout: async () => null,
  }
}
