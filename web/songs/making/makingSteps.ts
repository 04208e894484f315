import type { Clip } from '@arioso/contract'
import { clipState } from '../../data/songs/clipState.ts'

export type MakingStep = 'waiting' | 'composing' | 'playable' | 'ready' | 'failed'

const SPOKEN: Record<MakingStep, string | undefined> = {
  waiting: undefined,
  composing: 'composing',
  playable: 'ready to play',
  ready: 'ready',
  failed: 'couldn’t be made',
}

// A song is composed once it has a name to be called by.
function stepOf(clip: Clip): MakingStep {
  switch (clipState(clip)) {
    case 'waiting':
      return 'waiting'
    case 'making':
      return clip.title === '' ? 'waiting' : 'composing'
    case 'streaming':
      return 'playable'
    case 'complete':
      return 'ready'
    case 'failed':
      return 'failed'
  }
}

type Progress = { steps: ReadonlyMap<string, MakingStep>; news: string }

/** What there is to say about songs in the making, each step of each song once, and the steps to compare with next time. */
export function tellSteps(before: ReadonlyMap<string, MakingStep>, clips: readonly Clip[]): Progress {
  const steps = new Map(before)
  const news: string[] = []
  for (const clip of clips) {
    const step = stepOf(clip)
    if (steps.get(clip.id) === step || clip.is_trashed) continue
    steps.set(clip.id, step)
    const isSecond = clips.findIndex((other) => other.title === clip.title) < clips.indexOf(clip)
    const spoken = SPOKEN[step]
    if (spoken !== undefined) news.push(`${clip.title || 'New song'}${isSecond ? ', second take' : ''}: ${spoken}`)
  }
  return { steps, news: news.join('. ') }
}
