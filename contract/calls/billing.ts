import { z } from 'zod'
import { defineCall } from '../call.ts'
import { currencies, DEFAULT_CURRENCY } from '../currencies.ts'
import { clip } from '../entities/clip.ts'
import { model } from '../entities/model.ts'

const planKey = z.enum(['free', 'pro', 'premier'])
const period = z.enum(['month', 'year'])

const planDescription = z.object({
  id: z.string(),
  plan_key: planKey,
  name: z.string(),
  currency: z.enum(currencies),
  monthly_cents: z.number().int(),
  annual_cents: z.number().int(),
  usage_plan_features: z.array(z.string()),
  feature_lines: z.array(z.string()),
})

export const billingCalls = {
  getBillingInfo: defineCall({
    method: 'GET',
    path: '/api/billing/info/',
    access: 'anyone',
    summary: 'Credits, plan and the models with their limits; drives the create form',
    reply: z.object({
      credits: z.number().int(),
      total_credits_left: z.number().int(),
      plan: z.object({
        id: z.string(),
        name: z.string(),
        plan_key: planKey,
        usage_plan_features: z.array(z.string()),
      }),
      generation_cost: z.number().int(),
      models: z.array(model),
      // The language model that writes lyrics here; null where the embedded lyricist does.
      lyrics_writer: z.string().nullable(),
    }),
  }),
  listPlanDescriptions: defineCall({
    method: 'GET',
    path: '/api/billing/usage-plan-descriptions/',
    access: 'anyone',
    summary: 'The plans with prices and feature lines; the upsell shows the first three lines of Pro',
    query: z.object({ currency: z.enum(currencies).default(DEFAULT_CURRENCY) }),
    reply: z.object({ plans: z.array(planDescription), charges: z.boolean() }),
  }),
  listPlanQuestions: defineCall({
    method: 'GET',
    path: '/api/billing/usage-plan-faq/',
    access: 'anyone',
    summary: 'Questions about plans, with answers',
    reply: z.object({ questions: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  }),
  subscribe: defineCall({
    method: 'POST',
    path: '/api/billing/subscribe/',
    access: 'member',
    summary: 'Takes a plan or changes to it; checkout_url is null when nothing is charged',
    body: z.object({
      plan_key: planKey.exclude(['free']),
      period,
      currency: z.enum(currencies).default(DEFAULT_CURRENCY),
    }),
    reply: z.object({ plan_key: planKey, period, checkout_url: z.string().nullable() }),
  }),
  cancelSubscription: defineCall({
    method: 'POST',
    path: '/api/billing/cancel/',
    access: 'member',
    summary: 'Ends the plan; what was paid for stays usable until ends_on',
    reply: z.object({ plan_key: planKey, ends_on: z.iso.datetime() }),
  }),
  buyRights: defineCall({
    method: 'POST',
    path: '/api/billing/buy-rights/',
    access: 'member',
    summary: 'Buys the rights to one finished song of yours that was made for personal use',
    body: z.object({ clip_id: z.uuid() }),
    reply: clip,
  }),
  getInvite: defineCall({
    method: 'GET',
    path: '/api/billing/invite/',
    access: 'member',
    summary: 'Your invitation link and what it earned',
    reply: z.object({ url: z.string(), credits_per_friend: z.number().int(), friends: z.number().int() }),
  }),
}
