import { flagDefaults, plans, type Session } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { refillCredits } from '../../rules/refillCredits.ts'

const UPLOAD_MIN_SECONDS = 6
const DAY_MS = 86_400_000

export function createSessionService(context: ServerContext) {
  return {
    async get(viewer: User | undefined): Promise<Session> {
      return viewer === undefined ? signedOut() : signedIn(context, viewer)
    },

    async acceptCustomTerms(user: User) {
      await context.storage.users.update(user.id, { hasAcceptedCustomModeTos: true })
      return { has_accepted_custom_mode_tos: true as const }
    },
  }
}

function signedOut(): Session {
  return {
    userId: null,
    user: null,
    credits: 0,
    isOutOfCredits: false,
    ...describePlan('free'),
    subscription: null,
    roles: { pro: false, is_day_zero_user: false, has_accepted_custom_mode_tos: false },
    flags: flagDefaults,
    experiments: {},
    hasSetRemixPerm: false,
    shownClaimUsername: false,
    shownCreationTour: false,
    isStaff: false,
  }
}

async function signedIn(context: ServerContext, user: User): Promise<Session> {
  const { available } = await refillCredits(context.storage, user, context.now())
  return {
    userId: user.id,
    user: {
      id: user.id,
      handle: user.handle,
      email: user.email,
      username: user.name,
      display_name: user.displayName,
      avatar_image_url: user.avatarImageUrl,
    },
    credits: available,
    isOutOfCredits: available <= 0,
    ...describePlan(user.planKey),
    subscription: describeSubscription(context, user),
    roles: {
      pro: user.planKey !== 'free',
      is_day_zero_user: context.now().getTime() - user.createdAt.getTime() < DAY_MS,
      has_accepted_custom_mode_tos: user.hasAcceptedCustomModeTos,
    },
    flags: flagDefaults,
    experiments: {},
    hasSetRemixPerm: user.hasSetRemixPerm,
    shownClaimUsername: user.shownClaimUsername,
    shownCreationTour: user.shownCreationTour,
    isStaff: user.isStaff,
  }
}

function describePlan(planKey: User['planKey']) {
  const list = Object.values(plans).map((plan) => ({ plan_key: plan.plan_key }))
  return {
    subscriptionLevel: planKey,
    sub: { plan: planKey, plans: list },
    audioUploadLimits: { min: UPLOAD_MIN_SECONDS, max: plans[planKey].upload_max_seconds },
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
