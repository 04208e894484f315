import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Drain = { readonly isDraining: boolean; begin(seconds: number): Promise<void> }

/**
 * Before a process ends it drains: its health check fails, so a balancer sends no new requests, and every
 * answer asks for its connection to be closed. Requests that come all the same are answered.
 */
export function createDrain(app: FastifyInstance): Drain {
  let isDraining = false
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
  return {
    get isDraining() {
      return isDraining
    },
    async begin(seconds) {
      isDraining = true
      await wait(seconds * 1000)
    },
  }
}
