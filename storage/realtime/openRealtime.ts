import type { ClientEvents, ServerEvents } from '@arioso/contract'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Server as HttpServer } from 'node:http'
import { Server, type ServerOptions } from 'socket.io'
import { type Log, openPool } from '../database.ts'
import { createListeningPool } from './listeningPool.ts'

export type RealtimeServer = Server<ClientEvents, ServerEvents>

export type OpenRealtime = { server: RealtimeServer; close(): Promise<void> }

const REALTIME_CONNECTIONS = 3
const ATTACHMENT_KEPT_MS = 30_000
// What a browser says is a line of chat at most.
const MESSAGE_MAX_BYTES = 16_384

// A pool of its own: the adapter keeps one connection listening for as long as it lives.
export async function openRealtime(databaseUrl: string, log: Log, httpServer?: HttpServer): Promise<OpenRealtime> {
  const pool = openPool(databaseUrl, log, REALTIME_CONNECTIONS)
  const listening = createListeningPool(pool)
  const adapter = createAdapter(listening.pool, {
    cleanupInterval: ATTACHMENT_KEPT_MS,
    errorHandler: (error) => {
      if (!pool.ending) log('an event could not be passed on', error)
    },
  })
  const options = { adapter, serveClient: false, maxHttpBufferSize: MESSAGE_MAX_BYTES }
  const server: RealtimeServer = httpServer ? new Server(httpServer, options) : createHeadless(options)
  await listening.ready

  async function close(): Promise<void> {
    await server.close()
    await listening.end()
  }

  return { server, close }
}

// Socket.IO's own close() fails on a server that never had HTTP, because it has no engine to end.
function createHeadless(options: Partial<ServerOptions>): RealtimeServer {
  const server: RealtimeServer = new Server(options)
  server.close = async (done) => {
    await server.of('/').adapter.close()
    done?.()
  }
  return server
}
