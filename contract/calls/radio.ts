import { z } from 'zod'
import { defineCall } from '../call.ts'
import { radioMessage, radioStation } from '../entities/radio.ts'

const stationId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) })
const stationMessage = stationId.extend({ message_id: z.uuid() })
// A JSON string; it opens the realtime channel named for the station, with occupancy events.
const channelToken = z.object({ token: z.string() })

export const radioCalls = {
  getStation: defineCall({
    method: 'GET',
    path: '/api/living_radio/:id/',
    access: 'anyone',
    summary: 'What plays now and at which second, by the clock of the server',
    params: stationId,
    reply: radioStation,
  }),
  getRadioClientId: defineCall({
    method: 'GET',
    path: '/api/living_radio/:id/realtime/client-id',
    access: 'member',
    summary: 'Your name and picture in the chat, as a JSON string',
    params: stationId,
    reply: z.object({ client_id: z.string() }),
  }),
  getRadioToken: defineCall({
    method: 'GET',
    path: '/api/living_radio/:id/realtime/token',
    access: 'member',
    summary: 'A token to listen and to write',
    params: stationId,
    reply: channelToken,
  }),
  getAnonymousRadioToken: defineCall({
    method: 'GET',
    path: '/api/living_radio/:id/realtime/anonymous-token',
    access: 'anyone',
    summary: 'A token to listen only; the same listener comes back after a cut as the same one',
    params: stationId,
    query: z.object({ listener: z.uuid().optional() }),
    reply: channelToken,
  }),
  listRadioMessages: defineCall({
    method: 'GET',
    path: '/api/living_radio/:id/realtime/messages',
    access: 'anyone',
    summary: 'The last messages of the chat, oldest first',
    params: stationId,
    reply: z.object({ messages: z.array(radioMessage) }),
  }),
  removeRadioMessage: defineCall({
    method: 'POST',
    path: '/api/living_radio/:id/realtime/messages/:message_id/remove',
    access: 'member',
    summary: 'Staff: take a message out of the chat',
    params: stationMessage,
    reply: z.object({ success: z.literal(true) }),
  }),
  muteRadioWriter: defineCall({
    method: 'POST',
    path: '/api/living_radio/:id/realtime/messages/:message_id/mute',
    access: 'member',
    summary: 'Staff: let whoever wrote a message write no more, or again',
    params: stationMessage,
    body: z.object({ mute: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
  }),
}
