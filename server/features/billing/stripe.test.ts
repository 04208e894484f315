import { calls } from '@arioso/contract'
import { openFakeStripe, type FakeStripe } from '@arioso/providers/billing/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'
import { addMonths } from '../../rules/months.ts'
import { describeBilling, readSession, take } from './billing.suite.ts'

type World = { server: TestServer; stripe: FakeStripe }

async function openWorld(): Promise<World> {
  const clock: { current?: TestServer } = {}
  const stripe = await openFakeStripe(() => clock.current?.clock.now ?? new Date())
  const server = await startTestServer({ environment: stripe.environment })
  clock.current = server
  return { server, stripe }
}

// Everything Stripe has to say, the last first and each twice.
async function deliverBackwards({ server, stripe }: World, events: ReturnType<FakeStripe['pay']>): Promise<void> {
  for (const event of [...events.toReversed(), ...events]) expect(await stripe.deliver(event, server.url)).toBe(200)
}

describeBilling('Stripe', async () => {
  const world = await openWorld()
  return {
    server: world.server,
    charges: true,
    pay: async (url) => (url === null ? undefined : deliverBackwards(world, world.stripe.pay(url))),
    close: async () => {
      await world.server.close()
      await world.stripe.close()
    },
  }
})

describe('paying with Stripe', () => {
  let world: World
  let server: TestServer
  let stripe: FakeStripe
  const start = new Date('2026-01-31T10:00:00Z')
  beforeAll(async () => {
    world = await openWorld()
    ;({ server, stripe } = world)
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })

  async function subscriber(period = 'month'): Promise<Member> {
    server.clock.now = start
    const ada = await signUp(server.url)
    await deliverBackwards(world, stripe.pay((await take(ada, 'pro', period)).checkout_url ?? ''))
    return ada
  }

  async function subscriptionOf(person: Member) {
    const payer = await server.storage.payers.find(person.id)
    const found = stripe.books.subscriptions.get(payer?.subscriptionId ?? '')
    if (found === undefined) throw new Error('there is no subscription')
    return found
  }

  const spend = (person: Member, amount: number) =>
    server.storage.credits.reserveFor({ userId: person.id, id: `songs ${Math.random()}`, attempt: 1 }, amount)

  it('a month’s credits come when its invoice is paid, on the day of the subscription and on top of what was bought', async () => {
    const ada = await subscriber()
    await spend(ada, 2500)
    server.clock.now = addMonths(start, 1)
    expect((await readSession(ada)).credits).toBe(0)
    const { checkout_url: pack } = (await ada.post('/api/billing/credits/', { credits: 500 })).body
    await deliverBackwards(world, stripe.pay(String(pack)))
    await deliverBackwards(world, stripe.renew(await subscriptionOf(ada), true))
    expect((await readSession(ada)).credits).toBe(3000)
  })

  it('credits bought for somebody come to them once, both are told, and nobody can be given to who is not there', async () => {
    const ada = await signUp(server.url)
    const bo = await signUp(server.url)
    const { handle } = await server.storage.users.get(bo.id)
    expect(await ada.post('/api/billing/credits/', { credits: 500, gift_to: 'nobody_at_all' })).toMatchObject({
      status: 404,
      body: { code: 'GIFT_FOR_NOBODY' },
    })
    const { checkout_url: url } = (await ada.post('/api/billing/credits/', { credits: 500, gift_to: `@${handle}` }))
      .body
    const events = stripe.pay(String(url))
    await deliverBackwards(world, events)
    await deliverBackwards(world, events)
    const checkout_id = /cs_\w+/.exec(String(url))?.[0]
    await ada.post('/api/billing/refresh/', { checkout_id })
    expect((await readSession(bo)).credits).toBe(550)
    expect((await readSession(ada)).credits).toBe(50)
    const news = async (person: typeof ada) => JSON.stringify((await person.get('/api/notification/v2')).body)
    expect((await news(bo)).split('gave you 500 credits').length).toBe(2)
    expect((await news(ada)).split('You gave ').length).toBe(2)
  })

  it('a year that is paid brings credits every month, on that day', async () => {
    const ada = await subscriber('year')
    await spend(ada, 2500)
    server.clock.now = new Date('2026-02-28T09:59:59Z')
    expect((await readSession(ada)).credits).toBe(0)
    server.clock.now = new Date('2026-02-28T10:00:00Z')
    expect((await readSession(ada)).credits).toBe(2500)
  })

  it('a payment that fails is told, keeps the plan without new credits, and ends it when Stripe gives up', async () => {
    const ada = await subscriber()
    await spend(ada, 2500)
    server.clock.now = addMonths(start, 1)
    const subscription = await subscriptionOf(ada)
    await deliverBackwards(world, stripe.renew(subscription, false))
    expect(await readSession(ada)).toMatchObject({ subscriptionLevel: 'pro', credits: 0 })
    expect((await ada.get('/api/billing/payments/')).body).toMatchObject({ is_past_due: true })
    const told = await ada.get('/api/notification/v2')
    expect(JSON.stringify(told.body)).toContain('Your last payment didn’t go through. Update your card to keep Pro.')
    await deliverBackwards(world, stripe.giveUp(subscription, 'unpaid'))
    expect(await readSession(ada)).toMatchObject({ subscriptionLevel: 'free', subscription: null })
  })

  it('a message that Stripe did not sign, or that somebody keeps repeating, changes nothing', async () => {
    server.clock.now = start
    const ada = await signUp(server.url)
    const events = stripe.pay((await take(ada, 'premier')).checkout_url ?? '')
    for (const event of events) expect(await stripe.deliver(event, server.url, 'whsec_somebody')).toBe(400)
    expect((await readSession(ada)).subscriptionLevel).toBe('free')
    const statuses = await Promise.all(
      events.flatMap((event) => [event, event]).map((event) => stripe.deliver(event, server.url)),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await spend(ada, 10_000)
    for (const event of events) await stripe.deliver(event, server.url)
    expect(await readSession(ada)).toMatchObject({ subscriptionLevel: 'premier', credits: 0 })
  })

  it('coming back before the message did asks Stripe; somebody else’s checkout brings nothing', async () => {
    server.clock.now = start
    const [ada, bo] = await Promise.all([signUp(server.url), signUp(server.url)])
    for (const person of [ada, bo]) await person.post('/api/billing/credits/', { credits: 500 })
    const { checkout_url: url } = (await ada.post('/api/billing/credits/', { credits: 500 })).body
    stripe.pay(String(url))
    const checkout = { checkout_id: new URL(String(url)).pathname.slice(1) }
    for (const _ of [1, 2]) await ada.post('/api/billing/refresh/', checkout)
    expect((await ada.post('/api/billing/refresh/', checkout)).body).toEqual({ plan_key: 'free', credits: 550 })
    expect((await bo.post('/api/billing/refresh/', checkout)).body).toEqual({ plan_key: 'free', credits: 50 })
  })

  it('an earlier checkout closes when a later one opens, so that nobody pays twice', async () => {
    server.clock.now = start
    const ada = await signUp(server.url)
    const [first, second] = [await take(ada, 'pro'), await take(ada, 'premier')]
    expect(() => stripe.pay(first.checkout_url ?? '')).toThrow('no longer open')
    await deliverBackwards(world, stripe.pay(second.checkout_url ?? ''))
    expect((await readSession(ada)).subscriptionLevel).toBe('premier')
  })

  it('a message that was lost leads nobody to change a plan that has ended, or to pay for one they have', async () => {
    const ada = await subscriber()
    stripe.giveUp(await subscriptionOf(ada), 'canceled')
    const { checkout_url: url } = await take(ada, 'premier')
    expect(url).toContain('checkout.stripe.example')
    stripe.pay(url ?? '')
    expect(await take(ada, 'premier')).toMatchObject({ plan_key: 'premier', checkout_url: null })
    expect((await readSession(ada)).credits).toBe(10_000)
  })

  it('[ACC-05 c] the rights to a song are paid for, come with the word of it, once, and only to whose song it is', async () => {
    server.clock.now = start
    const [ada, bo] = await Promise.all([signUp(server.url), signUp(server.url)])
    const song = await insertClip(server.storage, ada.id, { title: 'Low Tide', status: 'complete' })
    const ask = async (who: Member) => (await who.post('/api/billing/buy-rights/', { clip_id: song.id })).body
    expect((await ada.get('/api/billing/rights-price/?currency=JPY')).body).toEqual({
      price: { currency: 'JPY', cents: 105_000 },
    })
    const [first, second] = [await ask(ada), await ask(ada)]
    expect(second).toMatchObject({ ownership: null })
    expect(() => stripe.pay(String(first['checkout_url']))).toThrow('no longer open')
    expect(await ask(bo)).toMatchObject({ code: 'NOT_FOUND' })
    await deliverBackwards(world, stripe.pay(String(second['checkout_url'])))
    const paid = await ask(ada)
    expect(paid).toMatchObject({ ownership: { ownership_reason: 'bought' } })
    expect(paid).not.toHaveProperty('checkout_url')
    const told = JSON.stringify((await ada.get('/api/notification/v2')).body)
    expect(told.split('The rights to “Low Tide” are yours.')).toHaveLength(2)
    expect((await readSession(ada)).credits).toBe(50)
  })

  it('where the rights to single songs have no price they are not given away', async () => {
    const { ARIOSO_STRIPE_RIGHTS: _, ...environment } = stripe.environment
    const plain = await startTestServer({ environment, beside: server })
    const ada = await signUp(plain.url)
    const song = await insertClip(server.storage, ada.id, { status: 'complete' })
    const answer = await ada.post('/api/billing/buy-rights/', { clip_id: song.id })
    expect(answer.body).toMatchObject({ code: 'RIGHTS_NOT_SOLD' })
    expect((await readSession(ada)).sellsRights).toBe(false)
    expect((await readSession(await signUp(server.url))).sellsRights).toBe(true)
    await plain.close()
  })

  it('a new address is passed on to Stripe, with the next payment when it did not hear of it', async () => {
    const ada = await subscriber()
    const { customerId = '' } = (await server.storage.payers.find(ada.id)) ?? {}
    const known = () => stripe.books.customers.get(customerId)?.email
    const open = async (address: string) => {
      const letters = (await server.outbox.listKept()).filter(({ to }) => to === address)
      const link = letters
        .map(({ text }) => /http\S+\/auth\/verify\S+/.exec(text)?.[0])
        .find((found) => found !== undefined)
      await ada.get(`/api/auth/verify-email${new URL(link ?? '').search}`)
    }
    const move = (newEmail: string) => ada.post('/api/auth/change-email', { newEmail, password: ada.password })
    await move('ada-moved@example.com')
    await open('ada-moved@example.com')
    expect(known()).toBe('ada-moved@example.com')
    stripe.fail({ status: 400, body: '{"error":{"type":"api_error"}}' })
    await move('ada-again@example.com')
    await open('ada-moved@example.com')
    await open('ada-again@example.com')
    expect(known()).toBe('ada-moved@example.com')
    stripe.fail(undefined)
    await ada.post('/api/billing/credits/', { credits: 500 })
    expect(known()).toBe('ada-again@example.com')
  })

  it('invoices and the portal are there for who pays, and for nobody else', async () => {
    const ada = await subscriber()
    const { invoices, has_portal } = calls.getPayments.reply.parse((await ada.get('/api/billing/payments/')).body)
    expect(has_portal).toBe(true)
    expect(invoices).toMatchObject([{ total_cents: 1000, currency: 'USD', status: 'paid' }])
    expect((await ada.post('/api/billing/portal/')).body['url']).toMatch(/^https:\/\/billing\.stripe\.example\//)
    const bo = await signUp(server.url)
    expect((await bo.post('/api/billing/portal/')).status).toBe(404)
  })

  it('while Stripe does not answer nothing is promised, its messages wait, and an account that pays stays', async () => {
    const ada = await subscriber()
    const events = stripe.renew(await subscriptionOf(ada), true)
    stripe.fail({ status: 400, body: '{"error":{"type":"api_error","message":"sk_test_only_for_these_tests"}}' })
    const refused = await take(ada, 'premier').catch(() => undefined)
    expect(refused).toBe(undefined)
    expect((await ada.get('/api/billing/payments/')).body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    expect(await stripe.deliver(events[0] ?? ({} as never), server.url)).toBe(503)
    expect((await ada.post('/api/user/delete/', { password: ada.password })).status).toBe(503)
    stripe.fail(undefined)
    await deliverBackwards(world, events)
    const payer = await server.storage.payers.find(ada.id)
    expect((await ada.post('/api/user/delete/', { password: ada.password })).status).toBe(200)
    expect(stripe.books.customers.has(payer?.customerId ?? '')).toBe(false)
  })

  it('staff see how Stripe does, and no key', async () => {
    const staff = await signUp(server.url)
    const token = await server.storage.staffClaims.issue(server.clock.now)
    await server.storage.staffClaims.claim(token ?? '', staff.id, server.clock.now)
    const { body } = await staff.get('/api/staff/doors/')
    const { doors } = calls.listDoors.reply.parse(body)
    const payment = doors.find(({ door }) => door === 'Payment')
    expect(payment).toMatchObject({ name: 'Stripe (test mode)', state: 'on', detail: 'charges' })
    expect(payment?.calls).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/sk_test|whsec/)
  })

  it('of two looks at a customer the one begun later counts, whichever ends first', async () => {
    const ada = await subscriber()
    const { payers } = server.storage
    const { customerId = '' } = (await payers.find(ada.id)) ?? {}
    const [first, second] = [await payers.beginLook(customerId), await payers.beginLook(customerId)]
    const standing = { subscriptionId: null, paidUntil: null }
    expect(await payers.keep(customerId, second?.look ?? 0, { ...standing, isPastDue: true })).toBeDefined()
    expect(await payers.keep(customerId, first?.look ?? 0, { ...standing, isPastDue: false })).toBe(undefined)
    expect(await payers.find(ada.id)).toMatchObject({ isPastDue: true })
  })
})
