import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { antiAbusePayload } from '../entities/antiAbuse.ts'

export const antiAbuseCalls = {
  verifyToken: defineCall({
    method: 'POST',
    path: '/api/auth/verify-token',
    access: 'anyone',
    summary: 'Takes note of a background check; it never blocks anybody',
    body: antiAbusePayload,
    reply: success,
  }),
  reportError: defineCall({
    method: 'POST',
    path: '/api/error_report/',
    access: 'anyone',
    summary: 'Tells those who run this installation what failed unseen in a browser',
    body: z.object({ source: z.string().min(1).max(40), message: z.string().max(500) }),
    reply: success,
  }),
}
