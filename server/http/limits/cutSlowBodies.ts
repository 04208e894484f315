import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A body that never ends would keep its connection for ever. JSON is small and has so long in all; a file may take its
 * time as long as something of it comes.
 */
export function cutSlowBodies(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return
    const { raw } = request
    const cut = (): void => void raw.destroy()
    if (isJson(request)) {
      const timer = setTimeout(cut, seconds * 1000)
      const rest = (): void => clearTimeout(timer)
      raw.once('end', rest).once('close', rest)
    } else {
      raw.setTimeout(seconds * 1000, cut)
      raw.once('end', () => raw.setTimeout(0))
    }
  })
  // The rest of a refused file gets no more time than a whole body would.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    const timer = setTimeout(() => raw.socket.destroy(), seconds * 1000)
    raw.once('end', () => clearTimeout(timer))
    raw.socket.once('close', () => clearTimeout(timer))
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/json') === true
}
