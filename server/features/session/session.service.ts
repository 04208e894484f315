import { plans, type Calls, type Flags, type Session } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { audioUploadLimits } from '../../rules/audioUploadLimits.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { refillCredits } from '../../rules/refillCredits.ts'

const DAY_MS = 86_400_000

type Onboarding = 'shownClaimUsername' | 'shownCreationTour' | 'hasSetRemixPerm'

export function createSessionService(context: ServerContext) {
  return {
    async get(viewer: User | undefined): Promise<Session> {
      return viewer === undefined ? signedOut(context) : signedIn(context, viewer)
    },

    async acceptCustomTerms(user: User) {
      await context.storage.users.update(user.id, { hasAcceptedCustomModeTos: true })
      return { has_accepted_custom_mode_tos: true as const }
    },

    async attributeSignup(user: User, from: z.output<Calls['attributeSignup']['body']>) {
      const { source, share_id: shareId, click_id: clickId, utm_source: utmSource } = from
      await context.storage.signupAttributions.keepFirst(user.id, { source, shareId, clickId, utmSource })
      return { success: true as const }
    },

    async updateConfig(user: User, changes: { [Name in Onboarding]?: boolean | undefined }) {
      const kept = {
        shownClaimUsername: changes.shownClaimUsername ?? user.shownClaimUsername,
        shownCreationTour: changes.shownCreationTour ?? user.shownCreationTour,
        hasSetRemixPerm: changes.hasSetRemixPerm ?? user.hasSetRemixPerm,
      }
      await context.storage.users.update(user.id, kept)
      return kept
    },
  }
}

async function signedOut(context: ServerContext): Promise<Session> {
  const flags = await evaluateFlags(context, undefined)
  return {
    userId: null,
    user: null,
    credits: 0,
    isOutOfCredits: false,
    ...describePlan(undefined, flags),
    subscription: null,
    roles: { pro: false, is_day_zero_user: false, has_accepted_custom_mode_tos: false },
    flags,
    experiments: {},
    hasSetRemixPerm: false,
    shownClaimUsername: false,
    shownCreationTour: false,
    isStaff: false,
  }
}

async function signedIn(context: ServerContext, user: User): Promise<Session> {
  const { available } = await refillCredits(context.storage, user, context.now())
  const flags = await evaluateFlags(context, user)
  return {
    userId: user.id,
    user: {
      id: user.id,
      handle: user.handle,
      email: user.email,
      email_verified: user.emailVerified,
      username: user.name,
      display_name: user.displayName,
      avatar_image_url: user.avatarImageUrl,
      created_at: user.createdAt.toISOString(),
    },
    credits: available,
    isOutOfCredits: available <= 0,
    ...describePlan(user, flags),
    subscription: describeSubscription(context, user),
    roles: {
      pro: user.planKey !== 'free',
      is_day_zero_user: context.now().getTime() - user.createdAt.getTime() < DAY_MS,
      has_accepted_custom_mode_tos: user.hasAcceptedCustomModeTos,
    },
    flags,
    experiments: {},
    hasSetRemixPerm: user.hasSetRemixPerm,
    shownClaimUsername: user.shownClaimUsername,
    shownCreationTour: user.shownCreationTour,
    isStaff: user.isStaff,
  }
}

function describePlan(viewer: User | undefined, flags: Flags) {
  const planKey = viewer?.planKey ?? 'free'
  const list = Object.values(plans).map((plan) => ({ plan_key: plan.plan_key }))
  return {
    subscriptionLevel: planKey,
    sub: { plan: planKey, plans: list },
    audioUploadLimits: audioUploadLimits(viewer, flags),
  }
}

function describeSubscription({ billing }: ServerContext, user: User): Session['subscription'] {
  if (user.planKey === 'free') return null
  const plan = plans[user.planKey]
  return {
    subscription_id: `${billing.describe().name}:${user.id}`,
    subscription_anchor: user.createdAt.toISOString(),
    plan_price: billing.priceCents(plan, 'month') / 100,
    plan: { id: plan.id, name: plan.name, plan_key: plan.plan_key },
    period: 'month',
  }
}
