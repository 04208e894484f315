import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { session } from '../entities/session.ts'

const onboarding = { shownClaimUsername: z.boolean(), shownCreationTour: z.boolean(), hasSetRemixPerm: z.boolean() }
const userConfig = z.object(onboarding)

export const sessionCalls = {
  listSignInWays: defineCall({
    method: 'GET',
    path: '/api/user/sign_in_ways/',
    access: 'anyone',
    summary: 'The other accounts one can sign in with here',
    reply: z.object({ ways: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
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
    reply: success,
  }),
  acceptCustomTerms: defineCall({
    method: 'POST',
    path: '/api/user/tos_acceptance',
    access: 'member',
    summary: 'Accepts the terms for own lyrics; from then on they may be sung',
    reply: z.object({ has_accepted_custom_mode_tos: z.literal(true) }),
  }),
  getCustomTerms: defineCall({
    method: 'GET',
    path: '/api/user/tos_acceptance',
    access: 'member',
    summary: 'Whether you accepted the terms for own lyrics',
    reply: z.object({ has_accepted_custom_mode_tos: z.boolean() }),
  }),
  updateUserConfig: defineCall({
    method: 'POST',
    path: '/api/user/user_config/',
    access: 'member',
    summary: 'Your onboarding state; what is sent is kept, what is left out stays, all of it is answered',
    body: userConfig.partial(),
    reply: userConfig,
  }),
  attributeSignup: defineCall({
    method: 'POST',
    path: '/api/user/signup_attribution/',
    access: 'member',
    summary: 'Says once where a new account came from',
    body: z.object({
      source: z.string().max(100),
      share_id: z.string().max(40).nullable().default(null),
      invite_code: z.string().max(64).optional(),
      click_id: z.string().max(200).nullable().default(null),
      utm_source: z.string().max(100).nullable().default(null),
    }),
    reply: success,
  }),
}
