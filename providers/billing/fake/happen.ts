import { type Books, type FakePrice, type FakeSubscription, periodFrom } from './createBooks.ts'

/** Somebody fills in the checkout's page. */
export function finishCheckout(books: Books, id: string): void {
  const session = books.checkouts.get(id)
  if (session?.status !== 'open') throw new Error('this checkout is no longer open')
  Object.assign(session, { status: 'complete', payment_status: 'paid' })
  const bought = books.priceOf(session.price)
  const subscription = session.mode === 'subscription' ? subscribe(books, session.customer, bought) : null
  books.bill({ customer: session.customer, subscription, total: bought.unit_amount, isPaid: true })
  books.tell('checkout.session.completed', session)
}

function subscribe(books: Books, customer: string, bought: FakePrice): FakeSubscription {
  const at = books.seconds()
  const subscription: FakeSubscription = {
    id: books.newId('sub'),
    object: 'subscription',
    customer,
    status: 'active',
    created: at,
    start_date: at,
    cancel_at: null,
    cancel_at_period_end: false,
    items: { data: [{ id: books.newId('si'), price: bought, ...periodFrom(at, bought) }] },
  }
  books.subscriptions.set(subscription.id, subscription)
  books.tell('customer.subscription.created', subscription)
  return subscription
}

/** Confirmed in the portal: a new interval begins a new period, and the rest of the old one is paid back. */
export function changePlan(books: Books, id: string, to: string): void {
  const subscription = books.subscriptions.get(id)
  const item = subscription?.items.data[0]
  if (subscription === undefined || item === undefined) throw new Error(`there is no subscription ${id}`)
  const bought = books.priceOf(to)
  const due = Math.max(0, bought.unit_amount - item.price.unit_amount)
  const isNewInterval = bought.recurring?.interval !== item.price.recurring?.interval
  Object.assign(item, { price: bought }, isNewInterval && periodFrom(books.seconds(), bought))
  books.tell('customer.subscription.updated', subscription)
  books.bill({ customer: subscription.customer, subscription, total: due, isPaid: true })
}

/** The period is over: the next one is paid, or not. */
export function renew(books: Books, subscription: FakeSubscription, isPaid: boolean): void {
  const [item] = subscription.items.data
  if (item !== undefined) Object.assign(item, periodFrom(item.current_period_end, item.price))
  subscription.status = isPaid ? 'active' : 'past_due'
  books.tell('customer.subscription.updated', subscription)
  const { customer } = subscription
  books.bill({ customer, subscription, total: item?.price.unit_amount ?? 0, isPaid })
}

/** Every try to collect has failed, or it was ended at once. */
export function giveUp(books: Books, subscription: FakeSubscription, status: 'unpaid' | 'canceled'): void {
  subscription.status = status
  books.tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
}
