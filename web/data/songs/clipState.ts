import type { Clip } from '@arioso/contract'

// The one place that reads status and job together: a failed job keeps its last status.
export type ClipState = 'waiting' | 'making' | 'streaming' | 'complete' | 'failed'

export function clipState(clip: Clip): ClipState {
  if (clip.job.state === 'failed') return 'failed'
  switch (clip.status) {
    case 'queued':
      return 'waiting'
    case 'submitted':
    case 'processing':
      return 'making'
    case 'streaming':
      return 'streaming'
    case 'complete':
      return 'complete'
  }
}

export function isRunning(clip: Clip): boolean {
  const state = clipState(clip)
  return state === 'waiting' || state === 'making' || state === 'streaming'
}

export function isPlayable(clip: Clip): boolean {
  const state = clipState(clip)
  return clip.audio_url !== null && (state === 'streaming' || state === 'complete')
}
