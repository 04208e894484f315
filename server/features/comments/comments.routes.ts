import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createCommentsService } from './comments.service.ts'

export function commentsRoutes(app: FastifyInstance, context: ServerContext): void {
  const comments = createCommentsService(context)

  route(app, calls.listComments, ({ viewer, params, query }) => comments.list(viewer, params.id, query))
  route(app, calls.addComment, ({ user, params, body }) => comments.add(user, params.id, body))
  route(app, calls.removeComment, ({ user, params }) => comments.remove(user, params.id, params.comment_id))
  route(app, calls.likeComment, ({ user, params, body }) =>
    comments.setLiked(user, params.id, params.comment_id, body.like),
  )
  route(app, calls.flagComment, ({ user, body }) => comments.report(user, body.comment_id, body.details))
}
