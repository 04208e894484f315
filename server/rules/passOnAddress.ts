import { BillingError } from '@arioso/providers/billing'
import type { Uses } from '../context.ts'

/** Invoices and letters of the payment service go where ours go. What it does not hear now it hears with the next payment. */
export async function passOnAddress(
  { billing: { cashier }, storage, log }: Uses<'payers', 'billing' | 'log'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const payer = cashier && (await storage.payers.find(id))
  if (cashier === undefined || payer === undefined) return
  try {
    await cashier.updateCustomer(payer.customerId, { email })
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    log.warn({ reason: error.message }, 'the payment service does not know a new address yet')
  }
}
