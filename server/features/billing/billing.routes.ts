import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createBillingService } from './billing.service.ts'

export function billingRoutes(app: FastifyInstance, context: ServerContext): void {
  const billing = createBillingService(context)

  route(app, calls.getBillingInfo, ({ viewer }) => billing.describe(viewer))
  route(app, calls.listPlanDescriptions, async () => ({ plans: billing.listPlans() }))
}
