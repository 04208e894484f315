import { z } from 'zod'
import { defineCall } from '../call.ts'
import { session } from '../entities/session.ts'

export const sessionCalls = {
  getSession: defineCall({
    method: 'GET',
    path: '/api/session/',
    access: 'anyone',
    summary: 'Who is here, with plan, credits and flags; signed out it has no user',
    reply: session,
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/signout/',
    access: 'anyone',
    summary: 'Records the sign-out and sets its one-year cookie; the session itself ends at /api/auth/sign-out',
    reply: z.object({ success: z.literal(true) }),
  }),
  acceptCustomTerms: defineCall({
    method: 'POST',
    path: '/api/user/tos_acceptance',
    access: 'member',
    summary: 'Accepts the terms for own lyrics; from then on they may be sung',
    reply: z.object({ has_accepted_custom_mode_tos: z.literal(true) }),
  }),
}
