import { z } from 'zod'
import { MODEL_FEATURES } from '../models.ts'

export const model = z.object({
  external_key: z.string(),
  name: z.string(),
  description: z.string(),
  badges: z.array(z.enum(['beta', 'pro'])),
  model_subtype: z.string(),
  can_use: z.boolean(),
  is_default_model: z.boolean(),
  max_length_seconds: z.number(),
  // Credits for a request of two songs.
  generation_cost: z.number().int(),
  max_lengths: z.object({
    title: z.number(),
    prompt: z.number(),
    tags: z.number(),
    negative_tags: z.number(),
    gpt_description_prompt: z.number(),
  }),
  features: z.array(z.enum(MODEL_FEATURES)),
})

export type Model = z.infer<typeof model>
