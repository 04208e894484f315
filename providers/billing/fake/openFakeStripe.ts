import { createHmac } from 'node:crypto'
import { openFakeServer, type Answer } from '../../outside/openFakeServer.ts'
import { answerStripe } from './answerStripe.ts'
import { createBooks, type FakeEvent, type FakePrice, type FakeSubscription } from './createBooks.ts'
import { changePlan, finishCheckout, giveUp, renew } from './happen.ts'

const KEY = 'sk_test_only_for_these_tests'
const WEBHOOK_SECRET = 'whsec_only_for_these_tests'

const price = (id: string, dollars: number, interval: 'month' | 'year' | null): FakePrice => ({
  id,
  currency: 'usd',
  unit_amount: dollars * 100,
  recurring: interval === null ? null : { interval },
  currency_options: { usd: { unit_amount: dollars * 100 }, jpy: { unit_amount: dollars * 150 } },
})

const PRICES = [
  price('price_pro_month', 10, 'month'),
  price('price_pro_year', 96, 'year'),
  price('price_premier_month', 30, 'month'),
  price('price_premier_year', 288, 'year'),
  price('price_credits', 4, null),
  price('price_rights', 7, null),
]

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>

/** Stripe as documented, over real HTTP: forms in, JSON out, keys that make trying again safe, messages that are signed. */
export async function openFakeStripe(now: () => Date) {
  const books = createBooks(PRICES, now)
  const answered = new Map<string, Answer>()
  let trouble: Answer | undefined

  const server = await openFakeServer(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${KEY}`) return { status: 401, body: '{"error":{}}' }
    if (trouble !== undefined) return trouble
    const again = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    const answer = answered.get(again ?? '') ?? answerStripe(books, request)
    if (again !== null) answered.set(again, answer)
    return answer
  })

  return {
    environment: {
      ARIOSO_STRIPE_URL: server.url,
      ARIOSO_STRIPE_SECRET_KEY: KEY,
      ARIOSO_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ARIOSO_STRIPE_PRICES:
        'pro.month=price_pro_month,pro.year=price_pro_year,premier.month=price_premier_month,premier.year=price_premier_year',
      ARIOSO_STRIPE_CREDITS: '500=price_credits',
      ARIOSO_STRIPE_RIGHTS: 'price_rights',
    },
    books,
    close: () => server.close(),
    fail: (answer: Answer | undefined) => void (trouble = answer),

    /** Somebody fills in the page at the address; the messages about it wait to be delivered. */
    pay(url: string): FakeEvent[] {
      const { pathname, searchParams: query, hostname } = new URL(url)
      if (hostname.startsWith('billing.')) changePlan(books, query.get('subscription') ?? '', query.get('price') ?? '')
      else finishCheckout(books, pathname.slice(1))
      return books.takeEvents()
    },
    renew(subscription: FakeSubscription, isPaid: boolean): FakeEvent[] {
      renew(books, subscription, isPaid)
      return books.takeEvents()
    },
    giveUp(subscription: FakeSubscription, status: 'unpaid' | 'canceled'): FakeEvent[] {
      giveUp(books, subscription, status)
      return books.takeEvents()
    },
    deliver: (event: FakeEvent, url: string, secret = WEBHOOK_SECRET) => deliver(event, url, secret),
  }
}

// docs.stripe.com/webhooks/signature: the time and a keyed hash of time and body.
async function deliver(event: FakeEvent, url: string, secret: string): Promise<number> {
  const body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${hash}` }
  return (await fetch(`${url}/api/billing/stripe/`, { method: 'POST', headers, body })).status
}
