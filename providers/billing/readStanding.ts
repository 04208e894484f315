import type { Stripe } from 'stripe'
import { BillingError } from './BillingError.ts'
import type { BillingPeriod, PaidPlanKey, Standing } from './cashier.ts'
import { hundredths } from './hundredths.ts'

export type PlanPrices = Record<`${PaidPlanKey}.${BillingPeriod}`, string>

// While Stripe still tries to collect (past_due) the plan stays; what it gave up on (unpaid, canceled) is over.
const LIVE = new Set(['active', 'trialing', 'past_due'])

/** The whole standing of a customer as it is now, whichever message made us look. */
export async function readStanding(stripe: Stripe, prices: PlanPrices, customer: string): Promise<Standing | null> {
  const { data: all } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  const [newest] = all.filter(({ status }) => LIVE.has(status)).toSorted((one, other) => other.created - one.created)
  const item = newest?.items.data[0]
  if (newest === undefined || item === undefined) return null
  const endsAt = newest.cancel_at ?? (newest.cancel_at_period_end ? item.current_period_end : null)
  const currency = item.price.currency.toUpperCase()
  return {
    subscriptionId: newest.id,
    ...planOf(prices, item.price.id),
    currency,
    priceCents: hundredths(currency, item.price.unit_amount ?? 0),
    startedAt: momentOf(newest.start_date),
    endsAt: endsAt === null ? null : momentOf(endsAt),
    paidUntil: await findPaidUntil(stripe, newest.id),
    isPastDue: newest.status === 'past_due',
  }
}

async function findPaidUntil(stripe: Stripe, subscription: string): Promise<Date | null> {
  const { data: invoices } = await stripe.invoices.list({ subscription, status: 'paid', limit: 10 })
  const ends = invoices.flatMap(({ lines }) => lines.data.map(({ period }) => period.end))
  return ends.length === 0 ? null : momentOf(Math.max(...ends))
}

function planOf(prices: PlanPrices, price: string): { planKey: PaidPlanKey; period: BillingPeriod } {
  const [name] = Object.entries(prices).find(([, id]) => id === price) ?? []
  if (name === undefined)
    throw new BillingError(`Stripe: a subscription has a price that is not in ARIOSO_STRIPE_PRICES`)
  const [planKey, period] = name.split('.') as [PaidPlanKey, BillingPeriod]
  return { planKey, period }
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
