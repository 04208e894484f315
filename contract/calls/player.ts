import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { playbarState } from '../entities/playbarState.ts'
import { LISTEN_MILESTONES } from '../limits.ts'

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
  getListens: defineCall({
    method: 'GET',
    path: '/api/gen/:id/listens',
    access: 'member',
    summary: 'How far people listen to a song of yours; each listen counts once',
    params: idParams,
    reply: z.object({
      plays: z.number().int(),
      milestones: z.array(z.object({ percent: z.number().int(), listens: z.number().int() })),
    }),
  }),
  reportListenMilestone: defineCall({
    method: 'POST',
    path: '/api/gen/:id/listen_milestone',
    access: 'anyone',
    summary: 'Somebody heard this much of a song',
    params: idParams,
    body: z.object({ percent: z.literal([...LISTEN_MILESTONES]) }),
    reply: success,
  }),
}
