import { z } from 'zod'

// One level of replies: a reply's parent_id names a comment that has none. track_timestamp in seconds.
export const comment = z.object({
  id: z.uuid(),
  content: z.string(),
  parent_id: z.uuid().nullable(),
  track_timestamp: z.number().nullable(),
  num_likes: z.number().int(),
  num_replies: z.number().int(),
  is_liked: z.boolean(),
  user_id: z.string(),
  user_handle: z.string(),
  user_display_name: z.string(),
  user_avatar_image_url: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export type Comment = z.infer<typeof comment>
