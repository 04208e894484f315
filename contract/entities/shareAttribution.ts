import { z } from 'zod'

export const contentType = z.enum(['clip', 'playlist', 'hook', 'profile', 'radio', 'persona'])

export const shareAttribution = z.object({
  source: z.string().max(100),
  share_id: z.string().max(40),
  content_id: z.string().max(60),
  content_type: contentType,
})

// Kept in the visitor's browser. expiry in milliseconds since 1970.
export const storedShareParameters = z.object({
  sid: z.string(),
  scid: z.string(),
  sct: contentType,
  expiry: z.number(),
})

export type ShareAttribution = z.infer<typeof shareAttribution>
export type StoredShareParameters = z.infer<typeof storedShareParameters>
