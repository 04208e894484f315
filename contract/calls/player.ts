import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'

// What another device needs to go on where this one stopped. Position in seconds, volume 0 to 100.
const playbarState = z.object({
  clip_id: z.uuid().nullable(),
  position_seconds: z.number().min(0).max(100_000),
  queue: z.array(z.uuid()).max(500),
  is_shuffled: z.boolean(),
  repeat: z.enum(['off', 'all', 'one']),
  volume: z.number().min(0).max(100),
})

export const playerCalls = {
  getPlaybarState: defineCall({
    method: 'GET',
    path: '/api/music_player/playbar_state',
    access: 'member',
    summary: 'What you were listening to, and where',
    reply: playbarState,
  }),
  savePlaybarState: defineCall({
    method: 'POST',
    path: '/api/music_player/playbar_state',
    access: 'member',
    summary: 'Remembers what you listen to, and where',
    body: playbarState,
    reply: playbarState,
  }),
  reportListenMilestone: defineCall({
    method: 'POST',
    path: '/api/gen/:id/listen_milestone',
    access: 'anyone',
    summary: 'Somebody heard this much of a song',
    params: idParams,
    body: z.object({ percent: z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(100)]) }),
    reply: success,
  }),
}
