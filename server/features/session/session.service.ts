import { may, NEW_SIGNUP_MINUTES, plans, type Calls, type Flags, type Session, DAY_MS } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { z } from 'zod'
import type { ServerContext, Uses } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { audioUploadLimits } from '../../rules/audioUploadLimits.ts'
import { chooseExperiments } from '../../rules/chooseExperiments.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { findMaintenance } from '../../rules/findMaintenance.ts'
import { refillCredits } from '../../rules/refillCredits.ts'
import { rewardInvitation } from '../../rules/rewardInvitation.ts'

const MINUTE_MS = 60_000

type Onboarding = 'shownClaimUsername' | 'shownCreationTour' | 'hasSetRemixPerm'

type Needs = Uses<
  | 'clips'
  | 'copyrightWarnings'
  | 'credits'
  | 'flagOverrides'
  | 'invitations'
  | 'payers'
  | 'settings'
  | 'signupAttributions'
  | 'subscriptions'
  | 'transaction'
  | 'users',
  'billing' | 'configuration' | 'live' | 'now'
>

export function createSessionService(context: Needs) {
  return {
    async get(viewer: Viewer | undefined): Promise<Session> {
      return viewer === undefined ? signedOut(context) : signedIn(context, viewer)
    },

    async acceptCustomTerms(user: User) {
      await context.storage.users.update(user.id, { hasAcceptedCustomModeTos: true })
      return { has_accepted_custom_mode_tos: true as const }
    },

    async attributeSignup(user: User, from: z.output<Calls['attributeSignup']['body']>) {
      const { source, share_id: shareId, click_id: clickId, utm_source: utmSource, invite_code: inviteCode } = from
      if (inviteCode !== undefined) await acceptInvitation(context, user, inviteCode)
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

async function signedOut(
  context: Uses<'flagOverrides' | 'settings', 'billing' | 'configuration' | 'now'>,
): Promise<Session> {
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
    experiments: await tellExperiments(context, undefined),
    links: context.configuration.ARIOSO_LINKS,
    sellsRights: sellsRights(context),
    hasSetRemixPerm: false,
    allowsRemixes: false,
    shownClaimUsername: false,
    shownCreationTour: false,
    isStaff: false,
    staffGate: null,
    copyrightWarning: null,
  }
}

async function signedIn(
  context: Uses<
    | 'clips'
    | 'copyrightWarnings'
    | 'credits'
    | 'flagOverrides'
    | 'invitations'
    | 'payers'
    | 'settings'
    | 'subscriptions'
    | 'transaction',
    'billing' | 'configuration' | 'live' | 'now'
  >,
  user: Viewer,
): Promise<Session> {
  await rewardInvitation(context, user)
  const { available } = await refillCredits(context.storage, user, context.now())
  const warning = await context.storage.copyrightWarnings.findUnread(user.id)
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
    isOutOfCredits: available <= 0 && !may('makeForNothing', actorOf(user, flags)),
    ...describePlan(user, flags),
    subscription: await describeSubscription(context, user),
    roles: {
      pro: user.planKey !== 'free',
      is_day_zero_user: context.now().getTime() - user.createdAt.getTime() < DAY_MS,
      has_accepted_custom_mode_tos: user.hasAcceptedCustomModeTos,
    },
    flags,
    experiments: await tellExperiments(context, user),
    links: context.configuration.ARIOSO_LINKS,
    sellsRights: sellsRights(context),
    hasSetRemixPerm: user.hasSetRemixPerm,
    allowsRemixes: user.allowsRemixes,
    shownClaimUsername: user.shownClaimUsername,
    shownCreationTour: user.shownCreationTour,
    isStaff: user.isStaff,
    staffGate: user.staffGate ?? null,
    copyrightWarning: warning === undefined ? null : { clip_id: warning.clipId, title: warning.title },
  }
}

// Maintenance is part of the session because every page asks for it, signed in or out.
async function tellExperiments(
  context: Uses<'settings', 'now'>,
  viewer: User | undefined,
): Promise<Session['experiments']> {
  const maintenance = await findMaintenance(context)
  return { ...(await chooseExperiments(context, viewer)), ...(maintenance && { maintenance }) }
}

// The embedded checkout hands them out; a real one needs a price.
function sellsRights({ billing, configuration }: Pick<ServerContext, 'billing' | 'configuration'>): boolean {
  return billing.cashier === undefined || configuration.ARIOSO_STRIPE_RIGHTS !== undefined
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

async function describeSubscription(
  { storage }: Uses<'payers' | 'subscriptions'>,
  user: User,
): Promise<Session['subscription']> {
  if (user.planKey === 'free') return null
  const plan = plans[user.planKey]
  const terms = await storage.subscriptions.find(user.id)
  const payer = await storage.payers.find(user.id)
  return {
    subscription_id: payer?.subscriptionId ?? `embedded:${user.id}`,
    subscription_anchor: (terms?.startedAt ?? user.createdAt).toISOString(),
    plan_price: (terms?.priceCents ?? 0) / 100,
    plan: { id: plan.id, name: plan.name, plan_key: plan.plan_key },
    period: terms?.period ?? 'month',
    ends_on: user.planEndsAt?.toISOString() ?? null,
  }
}

// An invitation counts for new accounts only, and never for its own maker.
async function acceptInvitation({ storage, now }: Uses<'invitations', 'now'>, user: User, code: string): Promise<void> {
  const inviterId = await storage.invitations.findInviter(code)
  const isNew = now().getTime() - user.createdAt.getTime() < NEW_SIGNUP_MINUTES * MINUTE_MS
  if (inviterId !== undefined && inviterId !== user.id && isNew) await storage.invitations.accept(user.id, inviterId)
}
