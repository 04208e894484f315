import { z } from 'zod'

// honeypot is what stands in a field no person sees; token is what the bot challenge gave, if it answered in time.
export const antiAbusePayload = z.object({
  account_age_minutes: z.number().min(0),
  is_new_signup: z.boolean(),
  user_id: z.string().max(60),
  email: z.string().max(320).nullable(),
  phone: z.string().max(40).nullable(),
  timestamp: z.number(),
  honeypot: z.string().max(1000),
  token: z.string().max(4000).nullable(),
  userAgent: z.string().max(1000),
})

export type AntiAbusePayload = z.infer<typeof antiAbusePayload>
