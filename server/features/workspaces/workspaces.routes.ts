import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPinsService } from './pins.service.ts'
import { createWorkspacesService } from './workspaces.service.ts'

export function workspacesRoutes(app: FastifyInstance, context: ServerContext): void {
  const workspaces = createWorkspacesService(context)
  const pins = createPinsService(context)

  route(app, calls.listWorkspaces, ({ user, query }) => workspaces.list(user, query))
  route(app, calls.createWorkspace, ({ user, body }) => workspaces.create(user, body))
  route(app, calls.getWorkspace, ({ viewer, params, query }) => workspaces.get(viewer, params.id, query.page))
  route(app, calls.updateWorkspace, ({ user, params, body }) => workspaces.update(user, params.id, body))
  route(app, calls.trashWorkspace, ({ user, params, body }) => workspaces.setTrashed(user, params.id, body.trash))
  route(app, calls.updateWorkspaceClips, ({ user, params, body }) => workspaces.changeClips(user, params.id, body))
  route(app, calls.listPinnedClips, async ({ user, params }) => ({ clips: await pins.list(user, params.id) }))
  route(app, calls.pinClip, async ({ user, params, body }) => {
    await pins.set(user, params.id, body)
    return { success: true as const }
  })
}
