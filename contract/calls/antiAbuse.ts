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
}
