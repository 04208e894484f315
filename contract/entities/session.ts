import { z } from 'zod'
import { OUTSIDE_PLACES } from '../settings/outsidePlaces.ts'

const planKey = z.enum(['free', 'pro', 'premier'])

export const session = z.object({
  userId: z.string().nullable(),
  user: z
    .object({
      id: z.string(),
      handle: z.string(),
      email: z.string(),
      email_verified: z.boolean(),
      username: z.string(),
      display_name: z.string(),
      avatar_image_url: z.string().nullable(),
      created_at: z.string(),
    })
    .nullable(),
  credits: z.number().int(),
  isOutOfCredits: z.boolean(),
  subscriptionLevel: planKey,
  sub: z.object({ plan: planKey, plans: z.array(z.object({ plan_key: planKey })) }),
  subscription: z
    .object({
      subscription_id: z.string(),
      subscription_anchor: z.string(),
      plan_price: z.number(),
      plan: z.object({ id: z.string(), name: z.string(), plan_key: planKey }),
      period: z.enum(['month', 'year']),
      // Cancelled: the day on which the plan ends.
      ends_on: z.string().nullable(),
    })
    .nullable(),
  roles: z.object({
    pro: z.boolean(),
    is_day_zero_user: z.boolean(),
    has_accepted_custom_mode_tos: z.boolean(),
  }),
  flags: z.record(z.string(), z.boolean()),
  experiments: z.record(z.string(), z.unknown()),
  // Where pages lie that this installation keeps elsewhere, and its apps, if it has any.
  links: z.partialRecord(z.enum(OUTSIDE_PLACES), z.string()),
  audioUploadLimits: z.object({ min: z.number(), max: z.number() }),
  // Whether the rights to a single song can be had by themselves.
  sellsRights: z.boolean(),
  hasSetRemixPerm: z.boolean(),
  allowsRemixes: z.boolean(),
  shownClaimUsername: z.boolean(),
  shownCreationTour: z.boolean(),
  isStaff: z.boolean(),
  // What a staff account has yet to do before it is one: set up its second step, or take it in this session.
  staffGate: z.enum(['set-up', 'code']).nullable(),
  // A song of theirs that was removed, until they have said that they read it.
  copyrightWarning: z.object({ clip_id: z.string(), title: z.string() }).nullable(),
})

export type Session = z.infer<typeof session>
