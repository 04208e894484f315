import { randomUUID } from 'node:crypto'
import type { Nested } from './readNestedForm.ts'

type Period = 'month' | 'year'

export type FakePrice = {
  id: string
  currency: string
  unit_amount: number
  recurring: { interval: Period } | null
  currency_options: Record<string, { unit_amount: number }>
}

export type FakeSubscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  created: number
  start_date: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  items: { data: { id: string; price: FakePrice; current_period_start: number; current_period_end: number }[] }
}

type FakeInvoice = {
  id: string
  object: 'invoice'
  number: string
  customer: string
  subscription: string | null
  status: 'open' | 'paid'
  created: number
  currency: string
  total: number
  hosted_invoice_url: string
  lines: { data: { period: { start: number; end: number } }[] }
}

export type FakeCheckout = {
  id: string
  object: 'checkout.session'
  customer: string
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  price: string
  url: string
  metadata: Record<string, string>
  asked: Nested
}

export type FakeEvent = { id: string; object: 'event'; type: string; created: number; data: { object: object } }

export type Books = ReturnType<typeof createBooks>

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

/** What Stripe would know, and the messages it would send about it. */
export function createBooks(prices: FakePrice[], now: () => Date) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const customers = new Map<string, { id: string; object: 'customer'; email: string; deleted?: true }>()
  const subscriptions = new Map<string, FakeSubscription>()
  const checkouts = new Map<string, FakeCheckout>()
  const invoices: FakeInvoice[] = []
  const events: FakeEvent[] = []

  // Messages carry things as they are at that moment.
  const tell = (type: string, object: object) =>
    events.push({
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    })

  function priceOf(id: string): FakePrice {
    const price = prices.find((each) => each.id === id)
    if (price === undefined) throw new Error(`there is no price ${id}`)
    return price
  }

  function bill(about: { customer: string; subscription: FakeSubscription | null; total: number; isPaid: boolean }) {
    const item = about.subscription?.items.data[0]
    const period = { start: item?.current_period_start ?? seconds(), end: item?.current_period_end ?? seconds() }
    const id = newId('in')
    const invoice: FakeInvoice = {
      id,
      object: 'invoice',
      number: `A-${invoices.length + 1}`,
      customer: about.customer,
      subscription: about.subscription?.id ?? null,
      status: about.isPaid ? 'paid' : 'open',
      created: seconds(),
      currency: 'usd',
      total: about.total,
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
      lines: { data: [{ period }] },
    }
    invoices.unshift(invoice)
    tell(about.isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }

  return {
    prices,
    customers,
    subscriptions,
    checkouts,
    invoices,
    seconds,
    tell,
    priceOf,
    bill,
    newId,
    takeEvents: () => events.splice(0),
  }
}

export function periodFrom(startSeconds: number, { recurring }: FakePrice) {
  const start = new Date(startSeconds * 1000)
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (recurring?.interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return { current_period_start: startSeconds, current_period_end: Math.floor(end.getTime() / 1000) }
}
