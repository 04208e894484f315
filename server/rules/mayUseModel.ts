import { findModel, type PlanKey } from '@arioso/contract'

export function mayUseModel(planKey: PlanKey, externalKey: string): boolean {
  const model = findModel(externalKey)
  return model !== undefined && (model.plans === 'all' || planKey !== 'free')
}
