import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { webhookDelivery } from '../entities/webhook.ts'
import { WEBHOOK_URL_MAX } from '../limits.ts'

const webhook = z.object({ url: z.string(), is_on: z.boolean(), created_at: z.iso.datetime() })

export const webhookCalls = {
  getWebhook: defineCall({
    method: 'GET',
    path: '/api/user/webhook/',
    access: 'member',
    summary: 'Where your programs are told that a song is finished or has failed, and what they were told last',
    reply: z.object({ webhook: webhook.nullable(), deliveries: z.array(webhookDelivery) }),
  }),
  setWebhook: defineCall({
    method: 'POST',
    path: '/api/user/webhook/',
    access: 'member',
    summary: 'Sets that address, or a new one; the secret that signs what is sent there is told this once',
    body: z.object({ url: z.string().trim().min(1).max(WEBHOOK_URL_MAX) }),
    reply: z.object({ webhook, secret: z.string() }),
  }),
  removeWebhook: defineCall({
    method: 'POST',
    path: '/api/user/webhook/remove/',
    access: 'member',
    summary: 'Forgets that address',
    reply: success,
  }),
  tryWebhook: defineCall({
    method: 'POST',
    path: '/api/user/webhook/try/',
    access: 'member',
    summary: 'Sends a ping there',
    reply: success,
  }),
}
