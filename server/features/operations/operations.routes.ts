import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createOperationsService } from './operations.service.ts'

export function operationsRoutes(app: FastifyInstance, context: ServerContext): void {
  const operations = createOperationsService(context)

  route(app, calls.getMaintenance, ({ user }) => operations.getMaintenance(user))
  route(app, calls.planMaintenance, ({ user, body }) => operations.planMaintenance(user, body.planned))
  route(app, calls.describeQueues, ({ user }) => operations.describeQueues(user))
  route(app, calls.listFeedback, ({ user }) => operations.listFeedback(user))
  route(app, calls.listExperiments, ({ user }) => operations.listExperiments(user))
  route(app, calls.shareExperiment, ({ user, body }) => operations.shareExperiment(user, body))
}
