import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { listenerOf } from '../../http/listenerOf.ts'
import { route } from '../../http/route.ts'
import { createShareService } from './share.service.ts'

export function shareRoutes(app: FastifyInstance, context: ServerContext): void {
  const share = createShareService(context)

  route(app, calls.createShareLink, ({ viewer, body, request }) =>
    share.createLink(viewer, body, context.addresses.baseUrl(request.headers.host)),
  )
  route(app, calls.getShareCode, ({ viewer, params }) => share.describe(viewer, params.code))
  route(app, calls.getShareStats, ({ user, query }) => context.storage.shares.stats(user.id, query.content_id))
  route(app, calls.countAction, ({ viewer, params, body }) => share.countVisit(viewer, params.id, body.share_id))
  route(app, calls.attributeShare, ({ viewer, body, request }) => share.attribute(viewer, body, listenerOf(request)))
}
