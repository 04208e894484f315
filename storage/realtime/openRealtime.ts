import type { ServerEvents } from '@arioso/contract'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Server as HttpServer } from 'node:http'
import { type DefaultEventsMap, Server } from 'socket.io'
import { type Log, openPool } from '../database.ts'
import { createListeningPool } from './listeningPool.ts'

export type RealtimeServer = Server<DefaultEventsMap, ServerEvents>

export type OpenRealtime = { server: RealtimeServer; close(): Promise<void> }

const REALTIME_CONNECTIONS = 3
const ATTACHMENT_KEPT_MS = 30_000

// A pool of its own: the adapter keeps one connection listening for as long as it lives.
export async function openRealtime(databaseUrl: string, log: Log, httpServer?: HttpServer): Promise<OpenRealtime> {
  const pool = openPool(databaseUrl, log, REALTIME_CONNECTIONS)
  const listening = createListeningPool(pool)
  const adapter = createAdapter(listening.pool, {
    cleanupInterval: ATTACHMENT_KEPT_MS,
    errorHandler: (error) => log('an event could not be passed on', error),
  })
  const options = { adapter, serveClient: false }
  const server: RealtimeServer = httpServer ? new Server(httpServer, options) : new Server(options)
  await listening.ready

  async function close(): Promise<void> {
    if (httpServer) await server.close()
    // A server without HTTP has no engine that its own close() could end.
    else await server.of('/').adapter.close()
    await pool.end()
  }

  return { server, close }
}
