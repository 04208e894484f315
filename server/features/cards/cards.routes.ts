import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { createCardsService } from './cards.service.ts'

const card = z.union([
  z.object({ kind: z.enum(['song', 'playlist', 'hook']), id: z.uuid() }),
  z.object({ kind: z.literal('profile'), id: z.string().max(64) }),
])

export function cardsRoutes(app: FastifyInstance, context: ServerContext): void {
  const cards = createCardsService(context)
  app.get('/media/cards/:kind/:id.png', { schema: { hide: true, params: card } }, async (request, reply) => {
    const { kind, id } = card.parse(request.params)
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(Buffer.from(await cards.get(kind, id)))
  })
}
