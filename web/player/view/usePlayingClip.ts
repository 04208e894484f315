import type { Clip } from '@arioso/contract'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { isRunning } from '../../data/songs/clipState.ts'
import { findPlayingClip } from '../playback.ts'
import { player, usePlayer } from '../player.ts'

// The clip as it is now, not as it was when it was started: its length and cover arrive while it plays.
export function useLivePlayingClip(started: Clip): Clip {
  return useListedClip(started.id) ?? started
}

export function useStartedClip(): Clip | undefined {
  return usePlayer(({ playback }) => findPlayingClip(playback))
}

// What the bar has to say instead of the artist: why there is no sound.
export function usePlayerNote(clip: Clip): string | undefined {
  return usePlayer(({ playback }) => {
    if (playback.state === 'failed') return playback.message
    const isAhead = playback.state === 'loading' && isRunning(clip) && player.positionSeconds() > 0
    return isAhead ? 'This part is still being made…' : undefined
  })
}
