import {
  AppError,
  GENERATION_COST,
  may,
  modelSubject,
  plans,
  type Calls,
  type Clip,
  type Currency,
  type Flags,
  type Model,
  type ModelEntry,
} from '@arioso/contract'
import { toClip, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { ServerContext, Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { generationCost, listOfferedModels } from '../../rules/offeredModels.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { refillCredits, refillReference } from '../../rules/refillCredits.ts'
import { listPlanPrices } from './listPlanPrices.ts'
import { nextRenewal } from './nextRenewal.ts'
import { createPaymentsService } from './payments.service.ts'

type RightsWish = z.output<Calls['buyRights']['body']>

type Needs = Uses<
  'clips' | 'credits' | 'flagOverrides' | 'payers' | 'subscriptions' | 'transaction' | 'users',
  'addresses' | 'billing' | 'configuration' | 'engines' | 'live' | 'log' | 'now' | 'words'
>

export function createBillingService(context: Needs) {
  const { storage, billing, words, now, log } = context
  const payments = createPaymentsService(context)
  return {
    async describe(viewer: User | undefined) {
      const planKey = viewer?.planKey ?? 'free'
      const credits = viewer === undefined ? 0 : (await refillCredits(storage, viewer, now())).available
      const { id, name, usage_plan_features } = plans[planKey]
      return {
        credits,
        total_credits_left: credits,
        plan: { id, name, plan_key: planKey, usage_plan_features: [...usage_plan_features] },
        generation_cost: GENERATION_COST,
        models: toModels(context, viewer, await evaluateFlags(context, viewer)),
        lyrics_writer: (await words.writer()) ?? null,
      }
    },

    async listPlans(currency: Currency) {
      const prices = await listPlanPrices(context, currency)
      return {
        charges: billing.cashier !== undefined,
        plans: Object.values(plans).map((plan) => ({
          ...plan,
          ...prices[plan.plan_key],
          usage_plan_features: [...plan.usage_plan_features],
          feature_lines: [...plan.feature_lines],
        })),
      }
    },

    // Without a payment service plan, terms and credits change together or not at all. A repeated call grants a month's credits once.
    async subscribe(user: User, wish: z.output<Calls['subscribe']['body']>, host: string | undefined) {
      const { plan_key: planKey, period, currency } = wish
      if (billing.cashier !== undefined) {
        const url = await payments.startPlan(user, wish, host)
        return { plan_key: url === null ? planKey : user.planKey, period, checkout_url: url }
      }
      const plan = plans[planKey]
      await storage.transaction(async (repositories) => {
        const earlier = await repositories.subscriptions.find(user.id)
        const goesOn = user.planKey !== 'free' && earlier?.planKey === planKey && earlier.period === period
        const startedAt = goesOn ? earlier.startedAt : now()
        await repositories.subscriptions.keep({ userId: user.id, planKey, period, currency, priceCents: 0, startedAt })
        await repositories.users.update(user.id, { planKey, planEndsAt: null })
        await repositories.credits.refillTo(user.id, plan.credits, refillReference(plan, now()))
      })
      log.info({ user: user.id, planKey, period, currency }, 'took a plan')
      return { plan_key: planKey, period, checkout_url: null }
    },

    // A repeated call buys once; rights that came with the plan need no buying. With a payment service the rights come
    // when it confirms the payment.
    async buyRights(user: User, wish: RightsWish, host: string | undefined): Promise<Clip & { checkout_url?: string }> {
      const { clip_id: clipId } = wish
      const clip = await getVisibleClip(storage, clipId, user)
      if (!may('buyRights', actorOf(user), subjectOf(clip))) throw new AppError('NOT_FOUND')
      if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
      if (clip.ownershipReason === null && billing.cashier !== undefined) {
        return { ...toClip(clip), checkout_url: await payments.startRights(user, wish, host) }
      }
      if (clip.ownershipReason === null) {
        await storage.clips.update(clip.id, { ownershipReason: 'bought' })
        log.info({ user: user.id, clip: clip.id }, 'bought the rights to a song')
      }
      return toClip(await getVisibleClip(storage, clipId, user))
    },

    async cancel(user: User) {
      if (user.planKey === 'free') throw new AppError('NO_SUBSCRIPTION')
      if (billing.cashier !== undefined) {
        return { plan_key: user.planKey, ends_on: (await payments.cancel(user)).toISOString() }
      }
      const terms = await storage.subscriptions.find(user.id)
      const { startedAt, period } = terms ?? { startedAt: user.createdAt, period: 'month' as const }
      const endsAt = user.planEndsAt ?? nextRenewal(startedAt, period, now())
      await storage.users.update(user.id, { planEndsAt: endsAt })
      log.info({ user: user.id, endsAt }, 'cancelled a plan')
      return { plan_key: user.planKey, ends_on: endsAt.toISOString() }
    },
  }
}

function toModels(
  context: Pick<ServerContext, 'configuration' | 'engines'>,
  viewer: User | undefined,
  flags: Flags,
): Model[] {
  const open = listOfferedModels(context).filter(({ flag }) => flag === undefined || flags[flag])
  const canUse = (model: ModelEntry) => may('useModel', actorOf(viewer, flags), modelSubject(model))
  const start = findStartingModel(open.filter(canUse))
  return open.map((model) => ({
    ...model,
    generation_cost: generationCost(context.configuration, model.external_key),
    can_use: canUse(model),
    is_default_model: model === start,
  }))
}

// Plans promise the latest model: our newest one that is out of its trial.
function findStartingModel(usable: readonly ModelEntry[]): ModelEntry | undefined {
  return usable.findLast(({ engine, badges }) => engine === undefined && !badges.includes('beta'))
}
