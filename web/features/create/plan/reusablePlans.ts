import type { Clip } from '@arioso/contract'
import type { CreateForm } from '../form/createForm.ts'
import { describePlan, toRows } from './songPlan.ts'

/** The plans of earlier songs, each once with its newest song. */
export function listPlans(clips: readonly Clip[]): { text: string; clip: Clip }[] {
  const known = new Map<string, { text: string; clip: Clip }>()
  for (const clip of clips) {
    const { plan } = clip.metadata
    if (plan === null) continue
    const text = describePlan(plan.sections)
    if (!known.has(text)) known.set(text, { text, clip })
  }
  return [...known.values()]
}

export function toPlanForm(plan: Clip['metadata']['plan']): Pick<CreateForm, 'plan' | 'planProblem'> {
  return { plan: plan === null ? null : toRows(plan), planProblem: null }
}
