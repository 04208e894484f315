import { z } from 'zod'

// What another device needs to go on where this one stopped. The queue is what comes; position in seconds, volume 0 to 100.
export const playbarState = z.object({
  clip_id: z.uuid().nullable(),
  position_seconds: z.number().min(0).max(100_000),
  queue: z.array(z.uuid()).max(500),
  is_shuffled: z.boolean(),
  repeat: z.enum(['off', 'all', 'one']),
  volume: z.number().min(0).max(100),
})

export type PlaybarState = z.infer<typeof playbarState>
