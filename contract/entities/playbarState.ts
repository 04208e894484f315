import { z } from 'zod'

// What another device needs to go on where this one stopped. place counts in the queue, from 0; volume goes from 0 to 100.
export const playbarState = z.object({
  clip_id: z.uuid().nullable(),
  position_seconds: z.number().min(0).max(100_000),
  queue: z.array(z.uuid()).max(100),
  place: z.number().int().min(0).max(99),
  // Where the queue comes from, in words.
  source: z.string().max(300),
  is_shuffled: z.boolean(),
  repeat: z.enum(['off', 'all', 'one']),
  volume: z.number().min(0).max(100),
  // The browser that said so last: it knows better than the server where it stands.
  device_id: z.string().max(64),
})

export type PlaybarState = z.infer<typeof playbarState>
