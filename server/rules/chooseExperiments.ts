import { createHash } from 'node:crypto'
import { experimentName, experiments, type Experiment } from '@arioso/contract'
import type { User } from '@arioso/storage'
import { z } from 'zod'
import type { Uses } from '../context.ts'

type Shares = Record<string, number>

const shares = z.record(z.string(), z.number().int().min(0).max(100)).catch({})

export async function findShares({ storage }: Uses<'settings'>): Promise<Shares> {
  return shares.parse((await storage.settings.find('experiments')) ?? {})
}

// Which layer says what to this person, as the session tells it: { create: { style_chips: 10 } }.
export async function chooseExperiments(
  context: Uses<'settings'>,
  viewer: User | undefined,
): Promise<Record<string, Record<string, number>>> {
  const found = await findShares(context)
  const chosen: Record<string, Record<string, number>> = {}
  for (const experiment of experiments) {
    const isTried = viewer !== undefined && placeOf(experiment, viewer) < (found[experimentName(experiment)] ?? 0)
    chosen[experiment.layer] = {
      ...chosen[experiment.layer],
      [experiment.parameter]: isTried ? experiment.tried : experiment.usual,
    }
  }
  return chosen
}

// The same person has the same place for ever, and another one in every experiment; a growing share keeps whom it had.
function placeOf(experiment: Experiment, { id }: User): number {
  return (
    createHash('sha256')
      .update(`${experimentName(experiment)}\n${id}`)
      .digest()
      .readUInt32BE(0) % 100
  )
}
