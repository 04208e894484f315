import { AppError } from '@arioso/contract'
import { BillingError, type Cashier } from '@arioso/providers/billing'
import type { ServerContext } from '../../context.ts'

/** One conversation with whoever takes the money. Where nobody does, there is nothing to ask for. */
export async function askCashier<T>(
  { billing, log }: Pick<ServerContext, 'billing' | 'log'>,
  work: (cashier: Cashier) => Promise<T>,
): Promise<T> {
  if (billing.cashier === undefined) throw new AppError('NOT_FOUND')
  try {
    return await work(billing.cashier)
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    log.warn({ reason: error.message }, 'the payment service did not do what was asked')
    throw new AppError('PAYMENT_UNAVAILABLE')
  }
}
