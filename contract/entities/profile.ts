import { z } from 'zod'
import { ARTIST } from '../limits.ts'

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

const httpsLink = z.url({ protocol: /^https$/, error: 'A link begins with https://' }).max(ARTIST.linkMax)

// What an artist tells beyond the profile everybody has; all of it may be empty.
export const artistDetails = z.object({
  story: z.string().trim().max(ARTIST.storyMax),
  based_in: z.string().trim().max(ARTIST.basedInMax),
  genres: z.string().trim().max(ARTIST.genresMax),
  link: z.union([z.literal(''), httpsLink], { error: 'A link begins with https://' }),
})

export type ArtistDetails = z.infer<typeof artistDetails>
export type Profile = z.infer<typeof profile>
