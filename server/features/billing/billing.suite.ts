import { calls, DAY_MS } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Visitor } from '../../testing/visitor.ts'

export type BillingWorld = {
  server: TestServer
  charges: boolean
  // Pays at the address; where nothing is charged there is none.
  pay(url: string | null): Promise<void>
  close(): Promise<void>
}

export async function readSession(visitor: Visitor) {
  return calls.getSession.reply.parse((await visitor.get('/api/session/')).body)
}

export async function take(visitor: Visitor, plan_key: string, period = 'month', currency = 'USD') {
  const answer = await visitor.post('/api/billing/subscribe/', { plan_key, period, currency })
  return calls.subscribe.reply.parse(answer.body)
}

/** What holds for everybody who hands out plans, whether it charges or not. */
export function describeBilling(name: string, open: () => Promise<BillingWorld>): void {
  describe(`plans: ${name}`, () => {
    let world: BillingWorld
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world.close())

    async function takeAndPay(visitor: Visitor, ...wish: [string, string?]): Promise<void> {
      await world.pay((await take(visitor, ...wish)).checkout_url)
    }

    it('says what plans cost and whether anything is charged', async () => {
      const ada = await signUp(world.server.url)
      const listed = await ada.get('/api/billing/usage-plan-descriptions/?currency=JPY')
      const { plans, charges } = calls.listPlanDescriptions.reply.parse(listed.body)
      expect(charges).toBe(world.charges)
      expect(plans[0]).toMatchObject({ currency: 'JPY', monthly_cents: 0 })
      expect(plans[1]).toMatchObject({ currency: 'JPY', monthly_cents: 150_000, annual_cents: 1_440_000 })
    })

    it('a plan is taken once, brings its credits once, and can be changed', async () => {
      const ada = await signUp(world.server.url)
      await takeAndPay(ada, 'pro')
      expect(await readSession(ada)).toMatchObject({
        credits: 2500,
        subscriptionLevel: 'pro',
        subscription: { period: 'month', ends_on: null, plan: { plan_key: 'pro' }, plan_price: world.charges ? 10 : 0 },
      })
      await world.server.storage.credits.reserveFor({ userId: ada.id, id: 'a lot of songs', attempt: 1 }, 2000)
      expect(await take(ada, 'pro')).toEqual({ plan_key: 'pro', period: 'month', checkout_url: null })
      expect((await readSession(ada)).credits).toBe(500)
      await takeAndPay(ada, 'premier', 'year')
      expect(await readSession(ada)).toMatchObject({
        credits: 10_000,
        subscription: { period: 'year', plan: { name: 'Premier' } },
      })
    })

    it('going back and forth between plans and periods brings no more credits', async () => {
      const ada = await signUp(world.server.url)
      for (const [plan, period] of [['pro'], ['premier'], ['premier', 'year']] as const)
        await takeAndPay(ada, plan, period)
      const { credits } = await readSession(ada)
      await world.server.storage.credits.reserveFor({ userId: ada.id, id: 'all of it', attempt: 1 }, credits)
      for (const [plan, period] of [['pro'], ['premier'], ['premier', 'year']] as const)
        await takeAndPay(ada, plan, period)
      expect((await readSession(ada)).credits).toBe(0)
    })

    it('cancelled, it stays until its month is over, can be taken again, and then ends by itself', async () => {
      const { server } = world
      const ada = await signUp(server.url)
      await takeAndPay(ada, 'pro')
      const first = await ada.post('/api/billing/cancel/')
      const endsOn = new Date(String(first.body['ends_on']))
      expect(endsOn.getTime()).toBeGreaterThan(server.clock.now.getTime() + 27 * DAY_MS)
      expect((await ada.post('/api/billing/cancel/')).body).toEqual(first.body)
      expect(await readSession(ada)).toMatchObject({
        subscriptionLevel: 'pro',
        subscription: { ends_on: endsOn.toISOString() },
      })
      await takeAndPay(ada, 'pro')
      expect((await readSession(ada)).subscription?.ends_on).toBe(null)
      await ada.post('/api/billing/cancel/')
      const before = server.clock.now
      server.clock.now = new Date(endsOn.getTime() + 1000)
      expect(await readSession(ada)).toMatchObject({ subscriptionLevel: 'free', subscription: null })
      expect((await ada.post('/api/billing/cancel/')).body).toMatchObject({ code: 'NO_SUBSCRIPTION' })
      server.clock.now = before
    })

    it('credits are sold where money is taken, and nowhere else', async () => {
      const ada = await signUp(world.server.url)
      const payments = calls.getPayments.reply.parse((await ada.get('/api/billing/payments/')).body)
      expect(payments.credit_packs.map(({ credits }) => credits)).toEqual(world.charges ? [500] : [])
      const bought = await ada.post('/api/billing/credits/', { credits: 500 })
      expect(bought.status).toBe(world.charges ? 200 : 404)
      expect((await ada.post('/api/billing/credits/', { credits: 5000 })).status).toBe(404)
      await world.pay((bought.body['checkout_url'] as string | undefined) ?? null)
      expect((await readSession(ada)).credits).toBe(world.charges ? 550 : 50)
    })
  })
}
