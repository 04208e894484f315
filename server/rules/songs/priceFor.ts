import { CLIPS_PER_GENERATION, may, STEMS_COST, type Actor } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { StoredClip } from '@arioso/storage'
import { generationCost } from '../offeredModels.ts'

type Priced = Pick<StoredClip, 'take' | 'modelKey'> & {
  type?: StoredClip['type'] | undefined
  controls?: StoredClip['controls'] | undefined
}

// Guests of the house pay nothing.
export function priceFor(configuration: Configuration, actor: Actor, clip: Priced): number {
  return may('makeForNothing', actor) ? 0 : priceOf(configuration, clip)
}

// What making a clip costs, now or when it is tried again. The first stem carries the price of all; an edit is free.
function priceOf(configuration: Configuration, { type, take, modelKey, controls = {} }: Priced): number {
  const { edit, speed } = controls
  if (edit?.kind === 'stem') return take === 0 ? STEMS_COST[edit.split] : 0
  const isFree = speed !== undefined || isCutOrJoin(edit?.kind) || type === 'upload'
  return isFree ? 0 : generationCost(configuration, modelKey) / CLIPS_PER_GENERATION
}

function isCutOrJoin(kind: string | undefined): boolean {
  return kind === 'crop' || kind === 'fade' || kind === 'reverse' || kind === 'concat'
}
