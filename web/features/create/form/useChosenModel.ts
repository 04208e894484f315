import { DEFAULT_MODEL_KEY, findModel } from '@arioso/contract/models'
import type { Model } from '@arioso/contract'
import { useBilling } from '../../../data/billing/billing.ts'
import { useForm } from './form.ts'

type Chosen = { key: string; limits: Model['max_lengths']; features: Model['features'] }

// The chosen model, if the plan allows it, with the server's limits; until those are known, the lowest.
export function useChosenModel(): Chosen {
  const modelKey = useForm((form) => form.modelKey)
  const { data: billing } = useBilling()
  const usable = billing?.models.filter((model) => model.can_use) ?? []
  const chosen =
    usable.find((model) => model.external_key === modelKey) ?? usable.find((model) => model.is_default_model)
  const fallback = findModel(DEFAULT_MODEL_KEY)
  if (fallback === undefined) throw new Error('there is no default model')
  const { max_lengths: limits, features } = chosen ?? fallback
  return { key: chosen?.external_key ?? DEFAULT_MODEL_KEY, limits, features }
}
