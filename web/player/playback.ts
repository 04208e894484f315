import type { Clip } from '@arioso/contract'

export type Playback =
  | { state: 'idle' }
  | { state: 'loading'; clip: Clip }
  | { state: 'playing' | 'paused'; clip: Clip }
  | { state: 'failed'; clip: Clip; message: string }

export type PlaybackEvent =
  | { type: 'opened'; clip: Clip }
  | { type: 'restored'; clip: Clip }
  | { type: 'resumed' }
  | { type: 'sounding' }
  | { type: 'starved' }
  | { type: 'silenced' }
  | { type: 'broken'; message: string }
  | { type: 'closed' }

export function nextPlayback(current: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'opened':
      return { state: 'loading', clip: event.clip }
    case 'restored':
      return { state: 'paused', clip: event.clip }
    case 'closed':
      return { state: 'idle' }
    case 'resumed':
      return current.state === 'paused' || current.state === 'failed'
        ? { state: 'loading', clip: current.clip }
        : current
    case 'sounding':
      return current.state === 'idle' || current.state === 'failed' ? current : { state: 'playing', clip: current.clip }
    case 'starved':
      return current.state === 'playing' ? { state: 'loading', clip: current.clip } : current
    case 'silenced':
      return current.state === 'playing' || current.state === 'loading'
        ? { state: 'paused', clip: current.clip }
        : current
    case 'broken':
      return current.state === 'idle' ? current : { state: 'failed', clip: current.clip, message: event.message }
  }
}

export function findPlayingClip(playback: Playback): Clip | undefined {
  return playback.state === 'idle' ? undefined : playback.clip
}

export function wantsSound(playback: Playback): boolean {
  return playback.state === 'loading' || playback.state === 'playing'
}
