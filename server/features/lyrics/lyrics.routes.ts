import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createLyricsService } from './lyrics.service.ts'

export function lyricsRoutes(app: FastifyInstance, context: ServerContext): void {
  const lyrics = createLyricsService(context)

  route(app, calls.writeLyrics, ({ user, body }) => lyrics.write(user, body.prompt))
  route(app, calls.getLyrics, ({ user, params }) => lyrics.get(user, params.id))
  route(app, calls.cowriteLyrics, ({ body }) => lyrics.cowrite(body))
}
