import type { Clip } from '@arioso/contract'
import { useListedClip } from '../data/clipCache.ts'
import { findPlayingClip } from './playback.ts'
import { usePlayer } from './player.ts'

// The clip as it is now, not as it was when it was started: its length and cover arrive while it plays.
export function useLivePlayingClip(started: Clip): Clip {
  return useListedClip(started.id) ?? started
}

export function useStartedClip(): Clip | undefined {
  return usePlayer(({ playback }) => findPlayingClip(playback))
}

export function useFailureNote(): string | undefined {
  return usePlayer(({ playback }) => (playback.state === 'failed' ? playback.message : undefined))
}
