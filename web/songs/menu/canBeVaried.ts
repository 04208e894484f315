import type { Clip } from '@arioso/contract'
import type { clipState } from '../../data/songs/clipState.ts'

// What was turned round has no notes, and a stem is not a song.
export function canBeVaried({ metadata }: Clip, state: ReturnType<typeof clipState>): boolean {
  return state === 'complete' && metadata.type !== 'stem' && metadata.task !== 'reverse' && !metadata.is_recorded
}
