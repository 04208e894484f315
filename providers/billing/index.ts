// Billing door. In: a plan and a period. Out: what a subscription to it costs here, in US cents.
// The embedded provider hands out every plan and charges nothing.
import type { Plan } from '@arioso/contract'

export type BillingPeriod = 'month' | 'year'

export type BillingProvider = {
  describe(): { name: string; charges: boolean }
  priceCents(plan: Plan, period: BillingPeriod): number
}

export function createEmbeddedBilling(): BillingProvider {
  return { describe: () => ({ name: 'embedded', charges: false }), priceCents: () => 0 }
}
