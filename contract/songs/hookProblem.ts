import { HOOK_AUDIO_MAX_MS, HOOK_LENGTH_TOLERANCE_MS, HOOK_VIDEO } from '../limits.ts'
import type { VideoRender } from '../entities/hook.ts'

// Named like the toast that tells it.
export type HookProblem =
  | 'videoMissing'
  | 'songMissing'
  | 'hookRangeInvalid'
  | 'hookTooLong'
  | 'hookLengthsDiffer'
  | 'hookVideoRangeInvalid'

type Ranges = Pick<VideoRender['song'], 'clip_start_time' | 'clip_end_time' | 'volume'>
type VideoRange = Pick<VideoRender['videos'][number], 'source_start_time' | 'source_end_time'>

// Undefined stands for what was not chosen. Durations in seconds.
export type HookDraft = {
  song: (Ranges & { durationSeconds: number }) | undefined
  video: (VideoRange & { durationSeconds: number }) | undefined
}

// What the page tells before it sends and the server checks again are one rule. The song's span only counts where it is heard.
export function findHookProblem({ song, video }: HookDraft): HookProblem | undefined {
  if (video === undefined) return 'videoMissing'
  if (song === undefined) return 'songMissing'
  const videoMs = milliseconds(video.source_end_time - video.source_start_time)
  if (song.volume > 0) {
    const songMs = milliseconds(song.clip_end_time - song.clip_start_time)
    const isInside = milliseconds(song.clip_end_time - song.durationSeconds) <= 0
    if (songMs <= 0 || !isInside) return 'hookRangeInvalid'
    if (songMs > HOOK_AUDIO_MAX_MS) return 'hookTooLong'
    if (Math.abs(songMs - videoMs) > HOOK_LENGTH_TOLERANCE_MS) return 'hookLengthsDiffer'
  }
  const isInside = milliseconds(video.source_end_time - video.durationSeconds) <= HOOK_LENGTH_TOLERANCE_MS
  const isTooShort = videoMs < HOOK_VIDEO.minSeconds * 1000 - HOOK_LENGTH_TOLERANCE_MS
  const isTooLong = videoMs > HOOK_VIDEO.maxSeconds * 1000 + HOOK_LENGTH_TOLERANCE_MS
  return isInside && !isTooShort && !isTooLong ? undefined : 'hookVideoRangeInvalid'
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
