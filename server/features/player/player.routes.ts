import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { listenerOf } from '../../http/listenerOf.ts'
import { route } from '../../http/route.ts'
import { createPlayerService } from './player.service.ts'

export function playerRoutes(app: FastifyInstance, context: ServerContext): void {
  const player = createPlayerService(context)

  route(app, calls.getPlaybarState, ({ user }) => player.getState(user))
  route(app, calls.savePlaybarState, ({ user, body }) => player.saveState(user, body))
  route(app, calls.reportListenMilestone, ({ viewer, params, body, request }) =>
    player.reach(viewer, params.id, body.percent, listenerOf(request)),
  )
  route(app, calls.getListens, ({ user, params }) => player.getListens(user, params.id))
}
