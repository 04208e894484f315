import { CLIPS_PER_GENERATION, GENERATION_COST, STEMS_COST } from '@arioso/contract'
import type { StoredClip } from '@arioso/storage'

// What making a clip costs, now or when it is tried again. The first stem carries the price of all; an edit is free.
export function priceOf({ type, take, controls }: Pick<StoredClip, 'type' | 'take' | 'controls'>): number {
  const { edit, speed } = controls
  if (edit?.kind === 'stem') return take === 0 ? STEMS_COST[edit.split] : 0
  const isFree = speed !== undefined || isCutOrJoin(edit?.kind) || type === 'upload'
  return isFree ? 0 : GENERATION_COST / CLIPS_PER_GENERATION
}

function isCutOrJoin(kind: string | undefined): boolean {
  return kind === 'crop' || kind === 'fade' || kind === 'reverse' || kind === 'concat'
}
