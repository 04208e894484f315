import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { playbarState } from '../entities/playbarState.ts'

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
