import type { Answer, FakeRequest } from '../../outside/openFakeServer.ts'
import type { Books, FakeSubscription } from './createBooks.ts'
import { pick, readNestedForm, type Nested } from './readNestedForm.ts'

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) })
const list = (data: unknown[]) => json({ object: 'list', has_more: false, data })
const missing = (what: string) =>
  json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } }, 404)

type Asked = { books: Books; form: Nested; query: URLSearchParams; id: string }
type Handler = (asked: Asked) => Answer

const handlers: Record<string, Handler> = {
  'POST customers': ({ books, form }) => {
    const customer = { id: books.newId('cus'), object: 'customer' as const, email: pick(form, 'email') ?? '' }
    books.customers.set(customer.id, customer)
    return json(customer)
  },
  'GET customers/:id': ({ books, id }) => json(books.customers.get(id) ?? { id, deleted: true }),
  'POST customers/:id': ({ books, form, id }) => {
    const customer = books.customers.get(id)
    if (customer === undefined) return missing('customer')
    customer.email = pick(form, 'email') ?? customer.email
    return json(customer)
  },
  'DELETE customers/:id': ({ books, id }) => {
    books.customers.delete(id)
    for (const subscription of books.subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled'
    }
    return json({ id, object: 'customer', deleted: true })
  },
  'GET prices/:id': ({ books, id, query }) => {
    const { currency_options: options, ...price } = books.priceOf(id)
    const isExpanded = [...query.values()].includes('currency_options')
    return json({ object: 'price', ...price, ...(isExpanded && { currency_options: options }) })
  },
  'POST checkout/sessions': ({ books, form }) => {
    const id = `cs_test_${books.newId('x').slice(2)}`
    const session = {
      id,
      object: 'checkout.session' as const,
      customer: pick(form, 'customer') ?? '',
      mode: pick(form, 'mode') ?? '',
      status: 'open' as const,
      payment_status: 'unpaid' as const,
      price: pick(form, 'line_items', '0', 'price') ?? '',
      url: `https://checkout.stripe.example/${id}`,
      metadata: (form['metadata'] ?? {}) as Record<string, string>,
      asked: form,
    }
    books.checkouts.set(id, session)
    return json(session)
  },
  'GET checkout/sessions': ({ books, query }) =>
    list(
      [...books.checkouts.values()].filter(
        ({ customer, status }) => customer === query.get('customer') && status === query.get('status'),
      ),
    ),
  'GET checkout/sessions/:id': ({ books, id }) => {
    const found = books.checkouts.get(id)
    return found === undefined ? missing('checkout.session') : json(found)
  },
  'POST checkout/sessions/:id/expire': ({ books, id }) => {
    const found = books.checkouts.get(id)
    if (found === undefined) return missing('checkout.session')
    found.status = 'expired'
    return json(found)
  },
  'POST billing_portal/sessions': ({ form }) => {
    const confirmed = ['flow_data', 'subscription_update_confirm'] as const
    const subscription = pick(form, ...confirmed, 'subscription') ?? ''
    const price = pick(form, ...confirmed, 'items', '0', 'price') ?? ''
    const query = new URLSearchParams({ subscription, price })
    return json({ object: 'billing_portal.session', url: `https://billing.stripe.example/p?${query}` })
  },
  'GET subscriptions': ({ books, query }) =>
    list([...books.subscriptions.values()].filter(({ customer }) => customer === query.get('customer'))),
  'GET subscriptions/:id': ({ books, id }) => withSubscription(books, id, () => undefined),
  'POST subscriptions/:id': ({ books, form, id }) =>
    withSubscription(books, id, (subscription) => {
      const atEnd = pick(form, 'cancel_at_period_end')
      if (atEnd !== undefined) subscription.cancel_at_period_end = atEnd === 'true'
      const end = subscription.items.data[0]?.current_period_end ?? null
      subscription.cancel_at = atEnd === 'true' ? end : null
      books.tell('customer.subscription.updated', subscription)
    }),
  'GET invoices': ({ books, query }) =>
    list(
      books.invoices.filter((invoice) =>
        (['customer', 'subscription', 'status'] as const).every(
          (name) => query.get(name) === null || invoice[name] === query.get(name),
        ),
      ),
    ),
}

export function answerStripe(books: Books, { method, path, query, body }: FakeRequest): Answer {
  const [, ...steps] = path.replace('/v1/', '/').split('/')
  const isNested = steps[0] === 'checkout' || steps[0] === 'billing_portal'
  const at = isNested ? 2 : 1
  const id = steps[at] ?? ''
  const shape = steps.map((step, index) => (index === at ? ':id' : step)).join('/')
  const handle = handlers[`${method} ${shape}`]
  return handle === undefined ? missing(path) : handle({ books, form: readNestedForm(String(body)), query, id })
}

function withSubscription(books: Books, id: string, change: (subscription: FakeSubscription) => void): Answer {
  const found = books.subscriptions.get(id)
  if (found === undefined) return missing('subscription')
  change(found)
  return json(found)
}
