import { z } from 'zod'

export const profile = z.object({
  user_id: z.string(),
  display_name: z.string(),
  handle: z.string(),
  profile_description: z.string(),
  avatar_image_url: z.string().nullable(),
  is_handle_updated: z.boolean(),
  is_verified: z.boolean(),
  is_following: z.boolean(),
  followers_count: z.number().int(),
  following_count: z.number().int(),
  clips_count: z.number().int(),
})

export type Profile = z.infer<typeof profile>
