import { AppError } from '@arioso/contract'
import { BillingError, type Cashier } from '@arioso/providers/billing'
import type { ServerContext } from '../../context.ts'

/** One call to the payment service. Without one the feature does not exist. */
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
