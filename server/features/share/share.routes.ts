import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { listenerOf } from '../../http/listenerOf.ts'
import { route } from '../../http/route.ts'
import { createShareService } from './share.service.ts'

const shortLink = z.object({ code: z.string().max(40) })

export function shareRoutes(app: FastifyInstance, context: ServerContext): void {
  const share = createShareService(context)

  route(app, calls.createShareLink, ({ viewer, body, request }) =>
    share.createLink(viewer, body, context.addresses.baseUrl(request.headers.host)),
  )
  route(app, calls.getShareCode, ({ viewer, params }) => share.describe(viewer, params.code))
  route(app, calls.getShareStats, ({ user, query }) => context.storage.shares.stats(user.id, query.content_id))
  route(app, calls.countAction, ({ viewer, params, body, request }) =>
    share.countVisit(viewer, { clipId: params.id, code: body.share_id }, listenerOf(request)),
  )
  app.get('/s/:code', { schema: { hide: true, params: shortLink } }, async (request, reply) => {
    const viewer = await app.identify(request.headers)
    const place = await share.findPlace(viewer, shortLink.parse(request.params).code)
    if (place === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').redirect(place)
  })
  route(app, calls.attributeShare, ({ viewer, body, request }) => share.attribute(viewer, body, listenerOf(request)))
}
