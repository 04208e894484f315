import type { HookPublish } from '@arioso/contract'
import { findHookProblem, type HookProblem } from '@arioso/contract/songs/hookProblem'
import type { HookOrder } from '../../../data/hooks.ts'
import type { UploadedVideo } from '../making/videoUploads.ts'
import type { HookSpans } from '../making/hookSpans.ts'

export type HookSound = 'song' | 'video'

export type HookDetails = {
  song: { id: string; durationSeconds: number } | undefined
  film: { durationSeconds: number } | undefined
  spans: HookSpans
  sound: HookSound
  publish: HookPublish
}

const FULL = 100

// One of the two is heard, never both.
export function volumesOf(sound: HookSound): { song: number; video: number } {
  return sound === 'song' ? { song: FULL, video: 0 } : { song: 0, video: FULL }
}

export function findProblem({ song, film, spans, sound }: HookDetails): HookProblem | undefined {
  const times = timesOf(spans)
  return findHookProblem({
    song: song && { ...times.song, volume: volumesOf(sound).song, durationSeconds: song.durationSeconds },
    video: film && { ...times.video, durationSeconds: film.durationSeconds },
  })
}

export function toOrder({ spans, sound, publish }: HookDetails, songId: string, video: UploadedVideo): HookOrder {
  const [times, volumes] = [timesOf(spans), volumesOf(sound)]
  return {
    clip_id: songId,
    hook_publish: { ...publish, title: publish.title.trim(), caption: publish.caption.trim() },
    video_render: {
      song: { song_id: songId, ...times.song, volume: volumes.song },
      videos: [{ s3_id: video.s3Id, upload_id: video.uploadId, ...times.video, volume: volumes.video }],
    },
  }
}

function timesOf({ song, film }: HookSpans) {
  return {
    song: { clip_start_time: toMilliseconds(song.startSeconds), clip_end_time: toMilliseconds(song.endSeconds) },
    video: { source_start_time: toMilliseconds(film.startSeconds), source_end_time: toMilliseconds(film.endSeconds) },
  }
}

// Seconds with three places: what is left of a pointer's pixel says nothing.
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
