import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clip } from '../entities/clip.ts'

export const homeCalls = {
  getHomepage: defineCall({
    method: 'POST',
    path: '/api/unified/homepage',
    access: 'anyone',
    summary: 'Shelves of public songs',
    body: z.object({ cursor: z.string().max(200).nullable().default(null) }),
    reply: z.object({
      feeds: z.array(z.object({ id: z.string(), title: z.string(), clips: z.array(clip) })),
      demo: z.object({ wanted: z.number().int(), ready: z.number().int() }),
      next_cursor: z.string().nullable(),
      has_more: z.boolean(),
    }),
  }),
}
