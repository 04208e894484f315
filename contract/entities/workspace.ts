import { z } from 'zod'
import { clip } from './clip.ts'

export const workspace = z.object({
  id: z.string(),
  name: z.string(),
  shared: z.boolean(),
  clip_count: z.number().int(),
  image_url: z.string().nullable(),
  is_owned: z.boolean(),
  is_default: z.boolean(),
  is_trashed: z.boolean(),
  last_updated_clip: z.iso.datetime().nullable(),
})

export const workspacePage = workspace.extend({
  current_page: z.number().int(),
  project_clips: z.array(z.object({ clip, relative_index: z.number().int() })),
})

export type Workspace = z.infer<typeof workspace>
export type WorkspacePage = z.infer<typeof workspacePage>
