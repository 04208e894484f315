import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { keptBy } from '../../http/forever.ts'
import { route } from '../../http/route.ts'
import { sendAudio } from '../../http/sendAudio.ts'
import { createHookMediaService } from './hookMedia.service.ts'
import { createHooksService } from './hooks.service.ts'

const hookId = z.object({ id: z.uuid() })

export function hooksRoutes(app: FastifyInstance, context: ServerContext): void {
  const hooks = createHooksService(context)
  const media = createHookMediaService(context)
  const schema = { hide: true, params: hookId }

  route(app, calls.createHook, ({ user, body }) => hooks.create(user, body))
  route(app, calls.getHook, ({ viewer, params }) => hooks.get(viewer, params.id))
  route(app, calls.listHooks, ({ viewer, body }) => hooks.listFeed(viewer, body.cursor))
  route(app, calls.reactToHook, ({ user, params, body }) => hooks.react(user, params.id, body.reaction))
  route(app, calls.listHookComments, ({ viewer, params, query }) => hooks.listComments(viewer, params.id, query.cursor))
  route(app, calls.addHookComment, ({ user, params, body }) => hooks.addComment(user, params.id, body.content))
  route(app, calls.removeHookComment, ({ user, params }) => hooks.removeComment(user, params.id, params.comment_id))
  route(app, calls.removeHook, ({ user, params }) => hooks.remove(user, params.id))

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/hooks/:id/video.mp4',
    schema,
    handler: async (request, reply) => {
      const viewer = await app.identify(request.headers)
      return sendAudio(await media.getVideo(viewer, hookId.parse(request.params).id), request, reply)
    },
  })

  app.get('/media/hooks/:id/poster.jpg', { schema }, async (request, reply) => {
    const viewer = await app.identify(request.headers)
    const { stream, size, isPublic } = await media.getPoster(viewer, hookId.parse(request.params).id)
    return reply
      .type('image/jpeg')
      .header('content-length', size)
      .header('cache-control', keptBy(isPublic))
      .send(stream)
  })
}
