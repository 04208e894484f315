import { z } from 'zod'
import { RADIO_MESSAGE_MAX } from '../limits.ts'
import { clip } from './clip.ts'

// clientId is a JSON string of radioClient, or empty: then the message shows Anonymous.
export const radioMessage = z.object({
  id: z.string(),
  text: z.string().max(RADIO_MESSAGE_MAX),
  clientId: z.string(),
  timestamp: z.number(),
})

export const radioClient = z.object({ avatar_image_url: z.string().nullable(), handle: z.string() })

// position_seconds is where everybody is in the clip at server_time, in milliseconds since 1970.
export const radioStation = z.object({
  id: z.string(),
  name: z.string(),
  channel: z.string(),
  listener_count: z.number().int(),
  clip: clip.nullable(),
  next_clip: clip.nullable(),
  position_seconds: z.number(),
  server_time: z.number(),
})

export type RadioMessage = z.infer<typeof radioMessage>
export type RadioClient = z.infer<typeof radioClient>
export type RadioStation = z.infer<typeof radioStation>
