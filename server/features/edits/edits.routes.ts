import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createEditsService } from './edits.service.ts'

export function editsRoutes(app: FastifyInstance, context: ServerContext): void {
  const edits = createEditsService(context)

  route(app, calls.adjustSpeed, ({ user, body }) => edits.adjustSpeed(user, body))
  route(app, calls.getEditAction, ({ user, params }) => edits.getAction(user, params.id))
}
