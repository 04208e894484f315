import { createMemoryLimits } from '@arioso/storage'
import type { RealtimeSocket } from './sockets.ts'

// A person's page says a word in seconds; only a program says twenty at once and five every second after. An address may be
// a whole office.
const OF_A_SOCKET = { atOnce: 20, pauseMs: 200 }
const OF_AN_ADDRESS = { atOnce: 200, pauseMs: 20 }

export type LimitEvents = (socket: RealtimeSocket, address: string) => void

/** Events beyond the limit are dropped, not queued. Counted in the process that holds the socket. */
export function createLimitEvents(now: () => number): LimitEvents {
  const addresses = createMemoryLimits()
  return (socket, address) => {
    const own = createMemoryLimits()
    socket.use((_event, next) => {
      if (own.take('', OF_A_SOCKET, now()) && addresses.take(address, OF_AN_ADDRESS, now())) next()
    })
  }
}
