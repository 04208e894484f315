import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'
import { describeBilling, readSession, take } from './billing.suite.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function readBilling(visitor: Visitor) {
  return calls.getBillingInfo.reply.parse((await visitor.get('/api/billing/info/')).body)
}

describe('billing info', () => {
  it('[MDL-04] models carry their fields and limits, and v3.5 is the default', async () => {
    const info = await readBilling(createVisitor(server.url))
    expect(info).toMatchObject({ credits: 0, generation_cost: 10, plan: { plan_key: 'free' } })
    expect(info.models.map((model) => [model.name, model.can_use, model.is_default_model])).toEqual([
      ['v3.5', true, true],
      ['v4', false, false],
      ['v4.5', false, false],
      ['v4.5+', false, false],
    ])
    expect(info.models[0]?.max_lengths).toMatchObject({ title: 80, prompt: 3000, tags: 200 })
  })

  it('a paid plan opens every model, starts with the newest that is no beta, and shows its credits', async () => {
    const ada = await signUp(server.url)
    expect(await readBilling(ada)).toMatchObject({ credits: 50, total_credits_left: 50 })
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const info = await readBilling(ada)
    expect(info).toMatchObject({ credits: 2500, plan: { name: 'Pro', plan_key: 'pro' } })
    expect(info.models.every((model) => model.can_use)).toBe(true)
    expect(info.models.filter((model) => model.is_default_model).map(({ name }) => name)).toEqual(['v4.5'])
  })

  it('the plans are described with prices, features and lines, the upsell lines of Pro first', async () => {
    const { plans } = (await createVisitor(server.url).get('/api/billing/usage-plan-descriptions/')).body as {
      plans: { plan_key: string; feature_lines: string[]; usage_plan_features: string[] }[]
    }
    expect(plans.map((plan) => plan.plan_key)).toEqual(['free', 'pro', 'premier'])
    const [free, pro] = plans
    expect(pro).toMatchObject({ name: 'Pro', currency: 'USD', monthly_cents: 1000, annual_cents: 9600 })
    expect(pro?.feature_lines.slice(0, 3)).toEqual([
      'Access to the latest model',
      '2,500 credits a month (up to 500 songs)',
      'Commercial use for new songs',
    ])
    expect(pro?.usage_plan_features).toContain('edit_mode')
    expect(free?.usage_plan_features).toEqual([])
  })
})

describeBilling('embedded', async () => {
  const world = await startTestServer()
  const pay = async (url: string | null) => {
    if (url !== null) throw new Error('somebody was asked to pay')
  }
  return { server: world, charges: false, pay, close: () => world.close() }
})

describe('plans', () => {
  it('have prices in supported currencies only; questions are answered', async () => {
    const stranger = createVisitor(server.url)
    expect((await stranger.get('/api/billing/usage-plan-descriptions/?currency=XXX')).status).toBe(422)
    const { questions } = calls.listPlanQuestions.reply.parse((await stranger.get('/api/billing/usage-plan-faq/')).body)
    expect(questions.length).toBeGreaterThan(3)
  })

  it('asked for twice at the same moment are taken once', async () => {
    const ada = await signUp(server.url)
    const answers = await Promise.all([take(ada, 'pro'), take(ada, 'pro')])
    for (const answer of answers) expect(answer).toEqual({ plan_key: 'pro', period: 'month', checkout_url: null })
    expect((await readSession(ada)).credits).toBe(2500)
  })
})

describe('credits of a plan', () => {
  it('come back on the day of the month it was taken, however often it is changed in between', async () => {
    const ada = await signUp(server.url)
    const begun = server.clock.now
    const spendAll = async () => {
      const { credits } = await readSession(ada)
      await server.storage.credits.reserveFor({ userId: ada.id, id: randomUUID(), attempt: 1 }, credits)
    }
    const creditsOn = async (day: string) => {
      server.clock.now = new Date(`${day}T10:00:00Z`)
      return (await readSession(ada)).credits
    }
    server.clock.now = new Date('2027-01-31T09:00:00Z')
    await take(ada, 'pro')
    await spendAll()
    expect(await creditsOn('2027-02-01')).toBe(0)
    expect(await creditsOn('2027-02-27')).toBe(0)
    expect(await creditsOn('2027-02-28')).toBe(2500)
    await spendAll()
    expect(await creditsOn('2027-03-01')).toBe(0)
    expect(await creditsOn('2027-03-31')).toBe(2500)
    await spendAll()
    for (const period of ['year', 'month', 'year']) await take(ada, 'pro', period)
    expect((await readSession(ada)).credits).toBe(0)
    server.clock.now = begun
  })
})

describe('an invitation', () => {
  async function inviteCodeOf(visitor: Visitor): Promise<string> {
    const { url } = calls.getInvite.reply.parse((await visitor.get('/api/billing/invite/')).body)
    return new URL(url).searchParams.get('invite') ?? ''
  }

  const come = (visitor: Visitor, invite_code: string) =>
    visitor.post('/api/user/signup_attribution/', { source: 'direct', invite_code })

  it('[ACC-04] brings both their credits once the friend’s account is real, and never twice', async () => {
    const [ada, bo] = await Promise.all([signUp(server.url, 'Ada'), signUp(server.url, 'Bo')])
    const code = await inviteCodeOf(ada)
    expect(await inviteCodeOf(ada)).toBe(code)
    await come(bo, code)
    expect([(await readSession(bo)).credits, (await readSession(ada)).credits]).toEqual([50, 50])
    await insertClip(server.storage, bo.id)
    const seen = await Promise.all([readSession(bo), readSession(bo)])
    expect(Math.max(...seen.map(({ credits }) => credits))).toBe(100)
    expect([(await readSession(bo)).credits, (await readSession(ada)).credits]).toEqual([100, 100])
    await come(bo, code)
    await readSession(bo)
    expect((await readSession(ada)).credits).toBe(100)
    expect((await ada.get('/api/billing/invite/')).body).toMatchObject({ credits_per_friend: 50, friends: 1 })
  })

  it('nobody invites themselves, and a made-up code is nobody’s', async () => {
    const ada = await signUp(server.url)
    await come(ada, await inviteCodeOf(ada))
    expect((await come(ada, 'made-up')).status).toBe(200)
    await insertClip(server.storage, ada.id)
    expect((await readSession(ada)).credits).toBe(50)
  })
})
