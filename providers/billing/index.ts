// Billing door. In: what somebody wants to buy. Out: where to pay for it, and later what they have paid for, in hundredths
// of their currency. The embedded one has no cashier: every plan is handed out at once and nothing is charged.
import type { Configuration } from '@arioso/contract/configuration'
import type { NoteCall } from '../outside/index.ts'
import type { Cashier } from './cashier.ts'
import { createStripeCashier } from './createStripeCashier.ts'

export { BillingError } from './BillingError.ts'
export type { BillingEvent, BillingPeriod, Cashier, PaidPlanKey, Price, Purchase, Standing } from './cashier.ts'

export type BillingProvider = { readonly name: string; readonly cashier: Cashier | undefined }

export function createBilling(configuration: Configuration, note?: NoteCall): BillingProvider {
  const { ARIOSO_STRIPE_SECRET_KEY: key, ARIOSO_STRIPE_WEBHOOK_SECRET: webhookSecret } = configuration
  const { ARIOSO_STRIPE_PRICES: prices, ARIOSO_STRIPE_CREDITS: packs } = configuration
  const { ARIOSO_STRIPE_RIGHTS: rights, ARIOSO_STRIPE_URL: url } = configuration
  if (key === undefined || webhookSecret === undefined || prices === undefined) {
    return { name: 'Test checkout', cashier: undefined }
  }
  const hasTax = configuration.ARIOSO_STRIPE_TAX === 'on'
  const options = { key, webhookSecret, prices, packs, rights, hasTax, url, note }
  const name = /^[rs]k_test_/.test(key) ? 'Stripe (test mode)' : 'Stripe'
  return { name, cashier: createStripeCashier(options) }
}
