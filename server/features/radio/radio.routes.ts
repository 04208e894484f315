import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import type { AttachSockets } from '../../realtime/sockets.ts'
import { hashListener } from '../../rules/hashListener.ts'
import { createChannelTokens } from './channelToken.ts'
import { createChannel } from './createChannel.ts'
import { createRadioService } from './radio.service.ts'

// In: the application and the secret its tokens are signed with. Out: how the station joins the sockets once they are open.
export function radioRoutes(app: FastifyInstance, context: ServerContext, secret: string): AttachSockets {
  const tokens = createChannelTokens(secret, context.now)
  const radio = createRadioService(context, tokens)
  const channel = createChannel(context, radio, tokens)
  const success = { success: true as const }

  route(app, calls.getStation, ({ viewer, params }) => radio.getStation(viewer, params.id))
  route(app, calls.getRadioClientId, async ({ user, params }) => ({ client_id: radio.getClientId(user, params.id) }))
  route(app, calls.getRadioToken, async ({ user, params }) => ({ token: radio.getToken(user, params.id) }))
  route(app, calls.getAnonymousRadioToken, async ({ params, query, request }) => {
    const writer = hashListener(undefined, { ip: request.ip, agent: request.headers['user-agent'] ?? '' })
    const listener = `guest:${query.listener ?? randomUUID()}`
    return { token: radio.getAnonymousToken(params.id, { listener, writer }) }
  })
  route(app, calls.listRadioMessages, async ({ params }) => ({ messages: await radio.listMessages(params.id) }))
  route(app, calls.removeRadioMessage, async ({ user, params }) => {
    await radio.remove(user, params.id, params.message_id)
    channel.tellRemoved(params.id, params.message_id)
    return success
  })
  route(app, calls.muteRadioWriter, async ({ user, params, body }) => {
    await radio.mute(user, params.id, params.message_id, body.mute)
    return success
  })
  return channel.attach
}
