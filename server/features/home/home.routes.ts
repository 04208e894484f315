import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createHomeService } from './home.service.ts'

export function homeRoutes(app: FastifyInstance, context: ServerContext): void {
  const home = createHomeService(context)

  route(app, calls.getHomepage, ({ viewer }) => home.get(viewer))
}
