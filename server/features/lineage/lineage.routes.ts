import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createLineageService } from './lineage.service.ts'

export function lineageRoutes(app: FastifyInstance, context: ServerContext): void {
  const lineage = createLineageService(context)

  route(app, calls.getParent, ({ viewer, query }) => lineage.getParent(viewer, query.clip_id))
  route(app, calls.listRemixes, ({ viewer, query }) => lineage.listRemixes(viewer, query.clip_id, query.cursor ?? null))
  route(app, calls.countRemixes, ({ viewer, query }) => lineage.countRemixes(viewer, query.clip_id))
  route(app, calls.listVersions, ({ user, params }) => lineage.listVersions(user, params.id))
  route(app, calls.getAttribution, ({ viewer, params }) => lineage.getAttribution(viewer, params.id))
  route(app, calls.setRemixPermission, ({ user, params, body }) => lineage.setRemixPermission(user, params.id, body))
  route(app, calls.setAllRemixPermissions, ({ user, body }) => lineage.setAllRemixPermissions(user, body.can_remix))
}
