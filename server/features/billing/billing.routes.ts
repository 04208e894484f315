import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createBillingService } from './billing.service.ts'
import { createInvitationsService } from './invitations.service.ts'
import { planQuestions } from './planQuestions.ts'

export function billingRoutes(app: FastifyInstance, context: ServerContext): void {
  const billing = createBillingService(context)
  const invitations = createInvitationsService(context)

  route(app, calls.getBillingInfo, ({ viewer }) => billing.describe(viewer))
  route(app, calls.listPlanDescriptions, async ({ query }) => billing.listPlans(query.currency))
  route(app, calls.listPlanQuestions, async () => ({ questions: planQuestions }))
  route(app, calls.subscribe, ({ user, body }) => billing.subscribe(user, body))
  route(app, calls.cancelSubscription, ({ user }) => billing.cancel(user))
  route(app, calls.buyRights, ({ user, body }) => billing.buyRights(user, body.clip_id))
  route(app, calls.getInvite, ({ user, request }) => invitations.describe(user, request.headers.host))
}
