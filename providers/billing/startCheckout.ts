import type { Stripe } from 'stripe'
import { BillingError } from './BillingError.ts'
import type { Cashier } from './cashier.ts'
import type { PriceList } from './createPriceList.ts'
import type { StripeOptions } from './stripeOptions.ts'
import type { OpenStripe } from './openStripe.ts'

type Ask = OpenStripe['ask']
type Shop = Pick<StripeOptions, 'prices' | 'packs' | 'rights' | 'hasTax'> & { priceOf: PriceList }
type PlanOrder = Parameters<Cashier['startCheckout']>[0] & Shop
type TopUpOrder = Parameters<Cashier['startTopUp']>[0] & Shop
type RightsOrder = Parameters<Cashier['startRights']>[0] & Shop

/** Where a plan is paid for, or where its change is confirmed: Stripe shows there what is due for the rest of the period. */
export async function startPlan(ask: Ask, order: PlanOrder): Promise<string> {
  const price = order.prices[`${order.planKey}.${order.period}`]
  if (order.subscriptionId !== null) return ask((stripe) => confirmChange(stripe, order, price))
  const terms = await termsOf(order, price)
  return ask(async (stripe) => {
    await closeOpenCheckouts(stripe, order.customerId, ({ mode }) => mode === 'subscription')
    return urlOf(await stripe.checkout.sessions.create({ ...terms, mode: 'subscription' }))
  })
}

export async function startTopUp(ask: Ask, order: TopUpOrder): Promise<string> {
  const pack = order.packs.find(({ credits }) => credits === order.credits)
  if (pack === undefined) throw new BillingError('there is no such pack of credits')
  const terms = await termsOf(order, pack.price)
  const gift = order.giftTo === undefined ? {} : { gift_to: order.giftTo }
  return ask((stripe) => payOnce(stripe, terms, { credits: String(pack.credits), ...gift }))
}

export async function startRights(ask: Ask, order: RightsOrder): Promise<string> {
  if (order.rights === undefined) throw new BillingError('rights to single songs have no price')
  const terms = await termsOf(order, order.rights)
  return ask(async (stripe) => {
    await closeOpenCheckouts(stripe, order.customerId, ({ metadata }) => metadata?.['clip_id'] === order.clipId)
    return payOnce(stripe, terms, { clip_id: order.clipId })
  })
}

async function payOnce(stripe: Stripe, terms: Terms, metadata: Record<string, string>): Promise<string> {
  const wish = { ...terms, mode: 'payment', metadata, invoice_creation: { enabled: true } } as const
  return urlOf(await stripe.checkout.sessions.create(wish))
}

type Terms = Awaited<ReturnType<typeof termsOf>>

async function termsOf(order: (PlanOrder | TopUpOrder | RightsOrder) & Shop, price: string) {
  const { others } = await order.priceOf(price)
  return {
    customer: order.customerId,
    line_items: [{ price, quantity: 1 }],
    success_url: `${order.returnUrl}?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: order.returnUrl,
    automatic_tax: { enabled: order.hasTax },
    // Where somebody lives decides which tax it is.
    customer_update: { address: 'auto', name: 'auto' },
    ...(Object.hasOwn(others, order.currency) && { currency: order.currency.toLowerCase() }),
  } satisfies Stripe.Checkout.SessionCreateParams
}

type IsSame = (session: Stripe.Checkout.Session) => boolean

// Two tabs would otherwise end in two subscriptions, or in one song paid for twice.
async function closeOpenCheckouts(stripe: Stripe, customer: string, isSame: IsSame): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 })
  for (const session of data) if (isSame(session)) await stripe.checkout.sessions.expire(session.id)
}

async function confirmChange(stripe: Stripe, order: PlanOrder, price: string): Promise<string> {
  const subscription = order.subscriptionId ?? ''
  const { items } = await stripe.subscriptions.retrieve(subscription)
  const [item] = items.data
  if (item === undefined) throw new BillingError('Stripe: a subscription without a price')
  const confirmed = { subscription, items: [{ id: item.id, price, quantity: 1 }] }
  const { url } = await stripe.billingPortal.sessions.create({
    customer: order.customerId,
    return_url: order.returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: confirmed,
      after_completion: { type: 'redirect', redirect: { return_url: `${order.returnUrl}?paid=change` } },
    },
  })
  return url
}

function urlOf({ url }: Stripe.Checkout.Session): string {
  if (url === null) throw new BillingError('Stripe: a checkout without an address')
  return url
}
