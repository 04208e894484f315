import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createSongService } from './song.service.ts'

export function songRoutes(app: FastifyInstance, context: ServerContext): void {
  const song = createSongService(context)

  route(app, calls.setVisibility, ({ user, params, body }) => song.setVisibility(user, params.id, body))
  route(app, calls.updateClip, ({ user, params, body }) => song.updateClip(user, params.id, body))
  route(app, calls.sendClipFeedback, ({ user, params, body }) =>
    song.sendFeedback(user, params.id, body.feedback_reason),
  )
  route(app, calls.listSimilar, async ({ viewer, query }) => ({ clips: await song.listSimilar(viewer, query.id) }))
}
