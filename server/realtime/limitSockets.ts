import type { IncomingMessage } from 'node:http'
import type { RealtimeServer } from '@arioso/storage'
import { createCountPerAddress } from '../http/limits/countPerAddress.ts'
import type { TrustedProxies } from '../http/limits/createTrustedProxies.ts'

/** One a tab. */
export const SOCKETS_PER_ADDRESS = 100

type RawSocket = {
  request: IncomingMessage
  close(discard?: boolean): void
  once(event: 'close', end: () => void): void
}

/** Counted before anyone is identified. Sockets of a proxy that forwards no address are not counted. */
export function limitSockets(sockets: RealtimeServer, proxies: TrustedProxies): void {
  const open = createCountPerAddress(SOCKETS_PER_ADDRESS)
  sockets.engine.on('connection', (socket: RawSocket) => {
    const address = proxies.addressOf(socket.request)
    if (proxies.has(address)) return
    if (open.add(address)) socket.once('close', () => open.remove(address))
    else socket.close(true)
  })
}
