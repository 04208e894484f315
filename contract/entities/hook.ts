import { z } from 'zod'
import { HOOK_CAPTION_MAX, TITLE_MAX } from '../limits.ts'
import { alignedWord } from './clip.ts'

// Only the last three end the polling; every other value goes on.
export const hookStatus = z.enum([
  'submitted',
  'rendering',
  'moderating',
  'rendered_passed_moderation',
  'rendered_failed_moderation',
  'error',
])

export const hookPublish = z.object({
  title: z.string().max(TITLE_MAX),
  caption: z.string().max(HOOK_CAPTION_MAX),
  allow_comments: z.boolean(),
  show_lyrics: z.boolean(),
})

const seconds = z.number().min(0).max(100_000)
const volume = z.number().min(0).max(100)

const usedSong = z.object({ song_id: z.uuid(), clip_start_time: seconds, clip_end_time: seconds, volume })

// Times in seconds, volumes 0 to 100.
export const videoRender = z.object({
  song: usedSong,
  videos: z
    .array(
      z.object({
        s3_id: z.string().max(200),
        upload_id: z.uuid(),
        source_start_time: seconds,
        source_end_time: seconds,
        volume,
      }),
    )
    .length(1),
})

const hookSong = z.object({
  id: z.uuid(),
  title: z.string(),
  display_name: z.string(),
  image_url: z.string().nullable(),
})

export const hook = z.object({
  id: z.uuid(),
  status: hookStatus,
  user_id: z.string(),
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.string().nullable(),
  // Whoever knows the id of a link-only song can open it: null where the song is not told.
  clip_id: z.uuid().nullable(),
  hook_publish: hookPublish,
  video_render: videoRender.extend({ song: usedSong.extend({ song_id: z.uuid().nullable() }) }),
  // What is heard in it, told to everybody of a public song, otherwise to its maker and the hook's.
  song: hookSong.nullable(),
  // The words sung in it, in seconds of the hook; empty unless lyrics are to be shown.
  lyrics: z.array(alignedWord),
  video_url: z.string().nullable(),
  image_url: z.string().nullable(),
  upvote_count: z.number().int(),
  comment_count: z.number().int(),
  reaction_type: z.enum(['LIKE', 'DISLIKE']).nullable(),
  created_at: z.iso.datetime(),
})

export type HookStatus = z.infer<typeof hookStatus>
export type HookPublish = z.infer<typeof hookPublish>
export type VideoRender = z.infer<typeof videoRender>
export type Hook = z.infer<typeof hook>
export type HookSong = z.infer<typeof hookSong>
