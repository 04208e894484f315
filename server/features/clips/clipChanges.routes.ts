import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createClipChangesService } from './clipChanges.service.ts'

export function clipChangeRoutes(app: FastifyInstance, context: ServerContext): void {
  const changes = createClipChangesService(context)

  route(app, calls.setVisibility, ({ user, params, body }) => changes.setVisibility(user, params.id, body))
  route(app, calls.updateClip, ({ user, params, body }) => changes.updateClip(user, params.id, body))
  route(app, calls.sendClipFeedback, ({ user, params, body }) =>
    changes.sendFeedback(user, params.id, body.feedback_reason),
  )
  route(app, calls.listSimilar, async ({ viewer, query }) => ({ clips: await changes.listSimilar(viewer, query.id) }))
}
