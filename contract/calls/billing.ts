import { z } from 'zod'
import { defineCall } from '../call.ts'
import { model } from '../entities/model.ts'

export const billingCalls = {
  getBillingInfo: defineCall({
    method: 'GET',
    path: '/api/billing/info/',
    access: 'anyone',
    summary: 'Credits, plan and the models with their limits; drives the create form',
    reply: z.object({
      credits: z.number().int(),
      total_credits_left: z.number().int(),
      plan: z.object({ id: z.string(), name: z.string(), plan_key: z.string() }),
      generation_cost: z.number().int(),
      models: z.array(model),
    }),
  }),
}
