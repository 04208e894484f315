import { z } from 'zod'
import { defineCall, success } from '../call.ts'

const signedInPlace = z.object({
  id: z.string(),
  is_current: z.boolean(),
  user_agent: z.string().nullable(),
  ip_address: z.string().nullable(),
  signed_in_at: z.string(),
  last_used_at: z.string(),
})

export type SignedInPlace = z.infer<typeof signedInPlace>

const password = z.string().min(1).max(200)

const dataExport = z.object({
  status: z.enum(['none', 'running', 'complete', 'failed']),
  parts: z.array(z.object({ name: z.string(), bytes: z.number().int(), url: z.string() })),
  expires_on: z.string().nullable(),
})

export type DataExport = z.infer<typeof dataExport>

const digest = z.object({ is_offered: z.boolean(), is_on: z.boolean() })

export const digestKey = z.string().regex(/^[\w-]{20,64}$/)

export const accountCalls = {
  listSessions: defineCall({
    method: 'GET',
    path: '/api/user/sessions/',
    access: 'member',
    summary: 'Where you are signed in, last used first; last_used_at is right within the hour',
    reply: z.object({ sessions: z.array(signedInPlace) }),
  }),
  revokeSession: defineCall({
    method: 'POST',
    path: '/api/user/sessions/:id/revoke/',
    access: 'member',
    summary: 'Signs one of your places out',
    params: z.object({ id: z.string().max(50) }),
    reply: success,
  }),
  revokeOtherSessions: defineCall({
    method: 'POST',
    path: '/api/user/sessions/revoke_others/',
    access: 'member',
    summary: 'Signs you out everywhere but here',
    reply: z.object({ revoked: z.number().int() }),
  }),
  requestExport: defineCall({
    method: 'POST',
    path: '/api/user/export/',
    access: 'member',
    summary: 'Packs everything of yours, data and files, for download; ask with GET until it is complete',
    body: z.object({ password }),
    reply: dataExport,
  }),
  getExport: defineCall({
    method: 'GET',
    path: '/api/user/export/',
    access: 'member',
    summary: 'Where your export stands, and its files once it is complete',
    reply: dataExport,
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/api/user/delete/',
    access: 'member',
    summary: 'Deletes your account with everything in it, for good',
    body: z.object({ password }),
    reply: success,
  }),
  getSecondStep: defineCall({
    method: 'GET',
    path: '/api/user/second_step/',
    access: 'member',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    reply: z.object({ is_on: z.boolean(), recovery_codes_left: z.number().int() }),
  }),
  getMailDelivery: defineCall({
    method: 'GET',
    path: '/api/user/mail_delivery/',
    access: 'anyone',
    summary: 'Whether mails leave this installation or are kept in its outbox',
    reply: z.object({ is_kept_in_outbox: z.boolean() }),
  }),
  getDigest: defineCall({
    method: 'GET',
    path: '/api/user/digest/',
    access: 'member',
    summary: 'Whether you get the weekly email; not offered where no mail goes out',
    reply: digest,
  }),
  setDigest: defineCall({
    method: 'POST',
    path: '/api/user/digest/',
    access: 'member',
    summary: 'Switches the weekly email on or off',
    body: z.object({ is_on: z.boolean() }),
    reply: digest,
  }),
  leaveDigest: defineCall({
    method: 'POST',
    path: '/api/user/digest/leave/',
    access: 'anyone',
    summary: 'Ends the weekly email with the key from one of its letters',
    body: z.object({ key: digestKey }),
    reply: success,
  }),
}
