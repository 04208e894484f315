import type { IncomingHttpHeaders } from 'node:http'
import { callbackify } from 'node:util'
import type { Storage } from '@arioso/storage'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '../http/limits/createAddresses.ts'
import type { TrustedProxies } from '../http/limits/createTrustedProxies.ts'
import { createLimitEvents } from './limitEvents.ts'
import { limitSockets } from './limitSockets.ts'
import type { AttachSockets, RealtimeSocket } from './sockets.ts'

type FindSessionId = (headers: IncomingHttpHeaders) => Promise<string | undefined>

type Callers = { addresses: Addresses; proxies: TrustedProxies; isLimited: boolean }

// In: browsers' sockets. Out: 'clip:updated' and its kin, sent by the worker to the room of the clip's maker.
// Anybody may connect; only a session opens a room, and it is open before the browser hears that it is connected.
export async function openSockets(
  app: FastifyInstance,
  storage: Pick<Storage, 'openRealtime'>,
  { addresses, proxies, isLimited }: Callers,
  findSessionId: FindSessionId,
  features: AttachSockets[],
): Promise<() => void> {
  const enterRoom = callbackify(async (socket: RealtimeSocket): Promise<void> => {
    const { headers } = socket.handshake
    const isForeign = headers.origin !== undefined && !addresses.trustedOrigins(headers.host).includes(headers.origin)
    const user = isForeign ? undefined : await app.identify(headers)
    if (user === undefined) return
    const sessionId = await findSessionId(headers)
    await socket.join([`user:${user.id}`, `session:${sessionId}`])
  })

  const sockets = await storage.openRealtime(app.server)
  sockets.use((socket, next) => enterRoom(socket, (error) => next(error ?? undefined)))
  const limitEvents = createLimitEvents(Date.now)
  sockets.on('connection', (socket) => limitEvents(socket, proxies.addressOf(socket.request)))
  if (isLimited) limitSockets(sockets, proxies)
  const endings = features.map((attach) => attach(sockets))
  return () => {
    for (const end of endings) end()
    // Only those of this process: other processes go on.
    sockets.local.disconnectSockets(true)
  }
}
