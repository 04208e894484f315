import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'

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

  it('a paid plan opens every model and shows its credits', async () => {
    const ada = await signUp(server.url)
    expect(await readBilling(ada)).toMatchObject({ credits: 50, total_credits_left: 50 })
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const info = await readBilling(ada)
    expect(info).toMatchObject({ credits: 2500, plan: { name: 'Pro', plan_key: 'pro' } })
    expect(info.models.every((model) => model.can_use)).toBe(true)
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
