import type { FastifyInstance } from 'fastify'

const LOOK_MS = 100
// Noticeable to people.
const HELD_MS = 200

type Asked = { route: string; bytes: number; requestId: string }

/** Logs when the event loop was blocked for too long, and which requests were being answered then. */
export function watchLoop(app: FastifyInstance): void {
  const answering = new Set<Asked>()
  // Also those that ended since the last look: what held the loop has often ended by then.
  let justEnded: Asked[] = []

  app.addHook('onRequest', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'none'}`
    const asked = { route, bytes: Number(request.headers['content-length'] ?? 0), requestId: request.id }
    answering.add(asked)
    // Whoever leaves after sending everything ends neither with a response nor, for Node, with an abort.
    reply.raw.once('close', () => {
      answering.delete(asked)
      justEnded.push(asked)
    })
    done()
  })

  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    const heldMs = Math.round(at - lookedAt - LOOK_MS)
    lookedAt = at
    const requests = [...answering, ...justEnded]
    justEnded = []
    // Without requests it was the machine that paused.
    if (heldMs >= HELD_MS && requests.length > 0) app.log.warn({ heldMs, requests }, 'the event loop was held')
  }, LOOK_MS)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
