import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createCopyrightService } from './copyright.service.ts'

export function copyrightRoutes(app: FastifyInstance, context: ServerContext): void {
  const copyright = createCopyrightService(context)

  route(app, calls.acknowledgeCopyrightWarning, ({ user, body }) => copyright.acknowledgeWarning(user, body.clipId))
}
