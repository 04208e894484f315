import { z } from 'zod'
import { API_SCOPES } from '../api/apiScopes.ts'
import { defineCall, success } from '../call.ts'
import { API_KEY_NAME_MAX } from '../limits.ts'

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  // How it begins: enough to know it again, not enough to use it.
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})

export type ApiKey = z.infer<typeof apiKey>

export const apiKeyCalls = {
  listApiKeys: defineCall({
    method: 'GET',
    path: '/api/user/api_keys/',
    access: 'member',
    summary: 'Your API keys, newest first; last_used_at is right within the minute',
    reply: z.object({ keys: z.array(apiKey) }),
  }),
  createApiKey: defineCall({
    method: 'POST',
    path: '/api/user/api_keys/',
    access: 'member',
    summary: 'Makes an API key; its secret is told this once, and sent as a bearer token from then on',
    body: z.object({
      name: z.string().trim().min(1).max(API_KEY_NAME_MAX),
      scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
      password: z.string().min(1).max(200),
    }),
    reply: z.object({ key: apiKey, secret: z.string() }),
  }),
  revokeApiKey: defineCall({
    method: 'POST',
    path: '/api/user/api_keys/:id/revoke/',
    access: 'member',
    summary: 'Ends one of your API keys at once',
    params: z.object({ id: z.uuid() }),
    reply: success,
  }),
}
