// Plans: what somebody has written so far goes in, the form the composer would choose comes out. Nothing is rendered.
import type { SuggestedPlan } from '@arioso/contract'
import type { parseKey } from '@arioso/words'
import { openThread } from '../thread/openThread.ts'

export type PlanWish = {
  seed: number
  title: string
  style: string
  excludedStyle: string
  // Empty are written by us first, unless nothing is to be sung.
  lyrics: string
  instrumental: boolean
  tempoBpm?: number
  key?: NonNullable<ReturnType<typeof parseKey>>
}

// Loading the composer takes a second, a score a fraction of one; a busy machine takes its time.
const PATIENCE_MS = 60_000
const MEMORY_MB = 128
const YOUNG_MB = 8

// One composer a process: it starts with the first plan somebody opens.
const thread = openThread(new URL('planThread.ts', import.meta.url), {
  patienceMs: PATIENCE_MS,
  memoryMb: MEMORY_MB,
  youngMb: YOUNG_MB,
})

export async function composePlan(wish: PlanWish): Promise<SuggestedPlan> {
  return (await thread(wish)) as SuggestedPlan
}
