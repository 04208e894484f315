import { createMemoryLimits } from '@arioso/storage'
import type { RealtimeSocket } from './sockets.ts'

// A person's page says a word in seconds; only a program says twenty at once and five every second after. An address may be
// a whole office.
const OF_A_SOCKET = { atOnce: 20, pauseMs: 200 }
const OF_AN_ADDRESS = { atOnce: 200, pauseMs: 20 }

export type LimitEvents = (socket: RealtimeSocket, address: string) => void

/** What comes faster is not answered: nobody waits in a queue behind it. Counted where the socket is, for this process. */
export function createLimitEvents(now: () => number): LimitEvents {
  const addresses = createMemoryLimits()
  return (socket, address) => {
    const own = createMemoryLimits()
    socket.use((_event, next) => {
      if (own.take('', OF_A_SOCKET, now()) && addresses.take(address, OF_AN_ADDRESS, now())) next()
    })
  }
}
