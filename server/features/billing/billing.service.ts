import { DEFAULT_CURRENCY, DEFAULT_MODEL_KEY, GENERATION_COST, may, models, plans, type Model } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { refillCredits } from '../../rules/refillCredits.ts'

export function createBillingService({ storage, now }: ServerContext) {
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
        models: listModels(viewer),
      }
    },

    listPlans: () =>
      Object.values(plans).map((plan) => ({
        ...plan,
        currency: DEFAULT_CURRENCY,
        usage_plan_features: [...plan.usage_plan_features],
        feature_lines: [...plan.feature_lines],
      })),
  }
}

function listModels(viewer: User | undefined): Model[] {
  return models.map((model) => ({
    ...model,
    can_use: may('useModel', actorOf(viewer), { modelPlans: model.plans }),
    is_default_model: model.external_key === DEFAULT_MODEL_KEY,
  }))
}
