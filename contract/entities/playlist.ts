import { z } from 'zod'
import { clip } from './clip.ts'

export const playlist = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  user_id: z.string(),
  handle: z.string(),
  display_name: z.string(),
  is_owned: z.boolean(),
  is_public: z.boolean(),
  is_trashed: z.boolean(),
  is_saved: z.boolean(),
  reaction_type: z.enum(['LIKE', 'DISLIKE']).nullable(),
  upvote_count: z.number().int(),
  num_total_results: z.number().int(),
})

export const playlistPage = playlist.extend({
  current_page: z.number().int(),
  playlist_clips: z.array(z.object({ clip, relative_index: z.number().int() })),
})

export type Playlist = z.infer<typeof playlist>
export type PlaylistPage = z.infer<typeof playlistPage>
