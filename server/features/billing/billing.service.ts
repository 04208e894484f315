import { DEFAULT_MODEL_KEY, GENERATION_COST, models, plans, type Model, type PlanKey } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { mayUseModel } from '../../rules/mayUseModel.ts'
import { refillCredits } from '../../rules/refillCredits.ts'

export function createBillingService({ storage, now }: ServerContext) {
  return {
    async describe(viewer: User | undefined) {
      const planKey = viewer?.planKey ?? 'free'
      const credits = viewer === undefined ? 0 : (await refillCredits(storage, viewer, now())).available
      const { id, name } = plans[planKey]
      return {
        credits,
        total_credits_left: credits,
        plan: { id, name, plan_key: planKey },
        generation_cost: GENERATION_COST,
        models: listModels(planKey),
      }
    },
  }
}

function listModels(planKey: PlanKey): Model[] {
  return models.map((model) => ({
    ...model,
    can_use: mayUseModel(planKey, model.external_key),
    is_default_model: model.external_key === DEFAULT_MODEL_KEY,
  }))
}
