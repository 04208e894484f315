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
  // The one asked for, unless the payment service has no price in it.
  currency: z.string(),
  monthly_cents: z.number().int(),
  annual_cents: z.number().int(),
  usage_plan_features: z.array(z.string()),
  feature_lines: z.array(z.string()),
})

const creditPack = z.object({
  credits: z.number().int(),
  currency: z.string(),
  cents: z.number().int(),
})

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: z.iso.datetime(),
  currency: z.string(),
  total_cents: z.number().int(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  // Where the payment service shows it.
  url: z.string().nullable(),
})

export type Invoice = z.infer<typeof invoice>
export type CreditPack = z.infer<typeof creditPack>

const checkoutId = z.string().regex(/^cs_\w{1,200}$/)

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
  getPayments: defineCall({
    method: 'GET',
    path: '/api/billing/payments/',
    access: 'member',
    summary:
      'Your invoices, newest first, whether a payment is overdue, and the credits one can buy; empty where nothing is charged',
    query: z.object({ currency: z.enum(currencies).default(DEFAULT_CURRENCY) }),
    reply: z.object({
      has_portal: z.boolean(),
      is_past_due: z.boolean(),
      invoices: z.array(invoice),
      credit_packs: z.array(creditPack),
    }),
  }),
  openPaymentPortal: defineCall({
    method: 'POST',
    path: '/api/billing/portal/',
    access: 'member',
    summary: 'A link to where you change your card, address and tax number',
    reply: z.object({ url: z.string() }),
  }),
  buyCredits: defineCall({
    method: 'POST',
    path: '/api/billing/credits/',
    access: 'member',
    summary:
      'Starts buying one of the credit packs, for yourself or for somebody else; the credits come once it is paid',
    body: z.object({
      credits: z.number().int().positive(),
      currency: z.enum(currencies).default(DEFAULT_CURRENCY),
      // The handle of whom the credits are for, with or without its @.
      gift_to: z.string().min(1).max(100).optional(),
    }),
    reply: z.object({ checkout_url: z.string() }),
  }),
  refreshBilling: defineCall({
    method: 'POST',
    path: '/api/billing/refresh/',
    access: 'member',
    summary: 'Asks the payment service now instead of waiting for its word, as after coming back from its page',
    body: z.object({ checkout_id: checkoutId.optional() }),
    reply: z.object({ plan_key: planKey, credits: z.number().int() }),
  }),
  buyRights: defineCall({
    method: 'POST',
    path: '/api/billing/buy-rights/',
    access: 'member',
    summary: 'Buys the rights to one finished song of yours that was made for personal use',
    body: z.object({ clip_id: z.uuid(), currency: z.enum(currencies).default(DEFAULT_CURRENCY) }),
    // Where it has to be paid for first, the song is still for personal use and the address says where.
    reply: clip.extend({ checkout_url: z.string().optional() }),
  }),
  getRightsPrice: defineCall({
    method: 'GET',
    path: '/api/billing/rights-price/',
    access: 'member',
    summary: 'What the rights to one song cost; price is null when nothing is charged',
    query: z.object({ currency: z.enum(currencies).default(DEFAULT_CURRENCY) }),
    reply: z.object({ price: z.object({ currency: z.string(), cents: z.number().int() }).nullable() }),
  }),
  getInvite: defineCall({
    method: 'GET',
    path: '/api/billing/invite/',
    access: 'member',
    summary: 'Your invitation link and what it earned',
    reply: z.object({ url: z.string(), credits_per_friend: z.number().int(), friends: z.number().int() }),
  }),
}
