import { z } from 'zod'

// 'ping' is what the account page sends to try an address out.
export const webhookKind = z.enum(['song.finished', 'song.failed', 'ping'])

export const webhookDelivery = z.object({
  id: z.uuid(),
  kind: webhookKind,
  clip_id: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  // What the last try came to: what the address answered, or why nobody did.
  last_status: z.number().int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
})

/** What is sent, as JSON. The same id may come more than once. */
export const webhookMessage = z.object({
  id: z.uuid(),
  type: webhookKind,
  created_at: z.iso.datetime(),
  data: z.object({
    clip_id: z.string().nullable(),
    title: z.string().nullable(),
    error_code: z.string().nullable(),
  }),
})

export type WebhookKind = z.infer<typeof webhookKind>
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type WebhookMessage = z.infer<typeof webhookMessage>
