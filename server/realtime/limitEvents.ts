import { createAllowance } from '../http/limits/createAllowance.ts'
import type { RealtimeSocket } from './openSockets.ts'

// A person's page says a word in seconds; only a program says twenty at once and five every second after. An address may be
// a whole office.
const OF_A_SOCKET = { atOnce: 20, pauseMs: 200 }
const OF_AN_ADDRESS = { atOnce: 200, pauseMs: 20 }

export type LimitEvents = (socket: RealtimeSocket, address: string) => void

/** What comes faster is not answered: nobody waits in a queue behind it. */
export function createLimitEvents(now: () => number): LimitEvents {
  const addresses = createAllowance({ ...OF_AN_ADDRESS, now })
  return (socket, address) => {
    const own = createAllowance({ ...OF_A_SOCKET, now })
    socket.use((_event, next) => {
      if (own.take('') && addresses.take(address)) next()
    })
  }
}
