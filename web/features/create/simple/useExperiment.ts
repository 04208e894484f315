import { experimentName, experiments, type Experiment } from '@arioso/contract/experiments'
import { useEffect } from 'react'
import { inBackground } from '../../../data/api/inBackground.ts'
import { api } from '../../../data/api/api.ts'
import { useSession } from '../../../data/session/session.ts'
import { useIsUsable } from '../../../data/stores/firstUse.ts'

const reported = new Set<string>()

// What is tried out on this person, or the usual. That they met it is reported once, and whatever comes of that changes nothing.
export function useExperiment(layer: Experiment['layer'], parameter: Experiment['parameter']): number {
  const { session, user } = useSession()
  const usual = experiments.find((each) => each.layer === layer && each.parameter === parameter)?.usual ?? 0
  const isMember = user !== null
  const isUsable = useIsUsable()
  useEffect(() => {
    const name = experimentName({ layer, parameter })
    if (!isMember || !isUsable || reported.has(name)) return
    reported.add(name)
    inBackground(
      'the experiment was not reported',
      api('POST /api/statsig/experiment/', { body: { layer, parameter } }),
    )
  }, [isMember, isUsable, layer, parameter])
  const chosen = (session?.experiments[layer] as Record<string, unknown> | undefined)?.[parameter]
  return typeof chosen === 'number' ? chosen : usual
}
