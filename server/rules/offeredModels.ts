import { findModel, GENERATION_COST, models, outsideModels, type EngineKey, type ModelEntry } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { StoredClip } from '@arioso/storage'
import type { ServerContext } from '../context.ts'

type Offering = Pick<ServerContext, 'configuration' | 'engines'>

/** Our own models, and those of other engines while they respond, as the operator configured them. */
export function listOfferedModels({ configuration, engines }: Offering): ModelEntry[] {
  const { ARIOSO_ENGINE_PLANS: plans } = configuration
  const ready = outsideModels.filter(({ engine }) => engines.isReady(engine))
  return [
    ...models,
    ...ready.map((model) => ({
      ...model,
      plans,
      features: canExtract({ engines }, model.engine) ? [...model.features, 'stems' as const] : model.features,
      badges: plans === 'paid' ? (['pro', ...model.badges] as ModelEntry['badges']) : model.badges,
    })),
  ]
}

/** Whether the engine that made a song can take its parts out of it again, at the moment. */
export function takesApart(
  { engines }: Offering,
  { modelKey, controls }: Pick<StoredClip, 'modelKey' | 'controls'>,
): boolean {
  return controls.isHeard === true && canExtract({ engines }, findModel(modelKey)?.engine)
}

function canExtract({ engines }: Pick<Offering, 'engines'>, engine: EngineKey | undefined): boolean {
  return engines.list().some(({ key, health }) => key === engine && health.tasks.includes('extract'))
}

/** What a request of two songs costs. */
export function generationCost(configuration: Configuration, modelKey: string): number {
  const isOutside = outsideModels.some(({ external_key }) => external_key === modelKey)
  return isOutside ? configuration.ARIOSO_ENGINE_COST : GENERATION_COST
}

/** Whether the model's engine writes lyrics itself, from a wish in any language. */
export function writesItself({ engines }: Offering, { engine }: ModelEntry): boolean {
  return engine !== undefined && engines.list().some(({ key, health }) => key === engine && health.writes)
}
