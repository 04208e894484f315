import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createWorkspacesService } from './workspaces.service.ts'

export function workspacesRoutes(app: FastifyInstance, context: ServerContext): void {
  const workspaces = createWorkspacesService(context)

  route(app, calls.listWorkspaces, ({ user, query }) => workspaces.list(user, query.page))
  route(app, calls.createWorkspace, ({ user, body }) => workspaces.create(user, body))
  route(app, calls.getWorkspace, ({ user, params, query }) => workspaces.get(user, params.id, query.page))
}
