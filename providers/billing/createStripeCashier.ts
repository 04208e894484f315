import type { StripeOptions } from './stripeOptions.ts'
import type { Invoice } from '@arioso/contract/calls/billing'
import type { Stripe } from 'stripe'
import { createHash } from 'node:crypto'
import { BillingError } from './BillingError.ts'
import type { BillingEvent, Cashier } from './cashier.ts'
import { createPriceList } from './createPriceList.ts'
import { hundredths } from './hundredths.ts'
import { openStripe } from './openStripe.ts'
import { type PlanPrices, readStanding } from './readStanding.ts'
import { startPlan, startRights, startTopUp } from './startCheckout.ts'

const INVOICES_SHOWN = 24
const TOLD =
  /^(checkout\.session\.(completed|async_payment_succeeded)|customer\.subscription\.|invoice\.(paid|payment_failed))/

export function createStripeCashier(options: StripeOptions): Cashier {
  const { prices, packs, rights } = options
  const { ask, facts, stripe } = openStripe(options)
  const priceOf = createPriceList({ ask })
  const names = Object.keys(prices) as (keyof PlanPrices)[]

  return {
    facts,
    async listPlanPrices() {
      const found = await Promise.all(names.map(async (name) => [name, await priceOf(prices[name])] as const))
      return Object.fromEntries(found) as Awaited<ReturnType<Cashier['listPlanPrices']>>
    },
    listPacks: () => Promise.all(packs.map(async ({ credits, price }) => ({ credits, price: await priceOf(price) }))),
    findRightsPrice: async () => (rights === undefined ? null : priceOf(rights)),
    addCustomer: ({ userId, email, name }) =>
      ask(async ({ customers }) => {
        // Two presses at once make one customer.
        const idempotencyKey = createHash('sha256').update(`customer ${userId} ${email} ${name}`).digest('hex')
        return (await customers.create({ email, name, metadata: { arioso_user: userId } }, { idempotencyKey })).id
      }),
    async updateCustomer(customerId, { email }) {
      await ask(({ customers }) => customers.update(customerId, { email }))
    },
    removeCustomer: (customerId) => ask(({ customers }) => forget(customers, customerId)),
    startCheckout: async (order) => startPlan(ask, { ...order, ...options, priceOf }),
    startTopUp: async (order) => startTopUp(ask, { ...order, ...options, priceOf }),
    startRights: async (order) => startRights(ask, { ...order, ...options, priceOf }),
    openPortal: (customer, returnUrl) =>
      ask(async ({ billingPortal }) => (await billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    async endAfterPeriod(id) {
      await ask(({ subscriptions }) => subscriptions.update(id, { cancel_at_period_end: true }))
    },
    async resume(id) {
      await ask(async ({ subscriptions }) => {
        // The portal may have written a date instead.
        const { cancel_at_period_end: isAtEnd } = await subscriptions.retrieve(id)
        await subscriptions.update(id, isAtEnd ? { cancel_at_period_end: false } : { cancel_at: '' })
      })
    },
    readStanding: (customerId) => ask((open) => readStanding(open, prices, customerId)),
    findPurchase: (checkoutId) => ask((open) => findPurchase(open, checkoutId)),
    listInvoices: (customer) =>
      ask(async ({ invoices }) => {
        const { data } = await invoices.list({ customer, limit: INVOICES_SHOWN })
        return data.flatMap(toInvoice)
      }),
    readEvent(body, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, options.webhookSecret))
      } catch {
        throw new BillingError('Stripe: a message with a wrong signature')
      }
    },
  }
}

async function forget(customers: Stripe['customers'], customerId: string): Promise<void> {
  const found = await customers.retrieve(customerId)
  if (!('deleted' in found)) await customers.del(customerId)
}

async function findPurchase(stripe: Stripe, checkoutId: string) {
  const session = await stripe.checkout.sessions.retrieve(checkoutId)
  const credits = Number(session.metadata?.['credits'] ?? 0)
  const customerId = idOf(session.customer)
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || customerId === undefined) return null
  const clipId = session.metadata?.['clip_id']
  const giftTo = session.metadata?.['gift_to']
  return credits > 0 || clipId !== undefined ? { id: session.id, customerId, credits, giftTo, clipId } : null
}

// What Stripe has not finished writing yet (draft) is left out.
const SHOWN = ['open', 'paid', 'void', 'uncollectible'] as const

function toInvoice(invoice: Stripe.Invoice): Invoice[] {
  const status = SHOWN.find((each) => each === invoice.status)
  if (status === undefined) return []
  const currency = invoice.currency.toUpperCase()
  const shown = {
    id: invoice.id,
    number: invoice.number,
    created_at: new Date(invoice.created * 1000).toISOString(),
    currency,
    total_cents: hundredths(currency, invoice.total),
    status,
    url: invoice.hosted_invoice_url ?? null,
  }
  return [shown]
}

function toEvent({ id, type: kind, data }: Stripe.Event): BillingEvent | null {
  if (!TOLD.test(kind)) return null
  const subject = data.object as { id?: string; customer?: string | { id: string } | null }
  const customerId = idOf(subject.customer)
  if (customerId === undefined) return null
  return { id, kind, customerId, checkoutId: kind.startsWith('checkout.') ? subject.id : undefined }
}

function idOf(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id
}
