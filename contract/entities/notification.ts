import { z } from 'zod'

export const notificationKind = z.enum([
  'like_clip',
  'like_hook',
  'comment',
  'hook_comment',
  'reply',
  'comment_like',
  'follow',
  'remix',
  'playlist_add',
  'hook_ready',
  'generation_done',
  'generation_failed',
  'credits_refilled',
  'moderation',
  'song_removed',
  'song_warned',
  'content_removed',
  'appeal_answered',
  'system',
])

// Notifications of one kind about one thing within 24 hours come as one; total counts them.
export const notification = z.object({
  id: z.uuid(),
  kind: notificationKind,
  content_id: z.string().nullable(),
  content_type: z.string().nullable(),
  title: z.string(),
  message: z.string(),
  image_url: z.string().nullable(),
  users: z.array(
    z.object({
      handle: z.string(),
      display_name: z.string(),
      avatar_image_url: z.string().nullable(),
      is_following: z.boolean(),
    }),
  ),
  total: z.number().int(),
  is_read: z.boolean(),
  updated_at: z.iso.datetime(),
})

export type NotificationKind = z.infer<typeof notificationKind>
export type Notification = z.infer<typeof notification>
