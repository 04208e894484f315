import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createCountPerAddress } from './countPerAddress.ts'
import type { TrustedProxies } from './createTrustedProxies.ts'

/** A browser opens six, an office behind one address some dozens. What a proxy passes on is the proxy's to limit. */
export const CONNECTIONS_PER_ADDRESS = 256

export function limitConnections(server: Server, proxies: TrustedProxies): void {
  const open = createCountPerAddress(CONNECTIONS_PER_ADDRESS)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (proxies.has(address)) return
    if (open.add(address)) socket.once('close', () => open.remove(address))
    else socket.destroy()
  })
}
