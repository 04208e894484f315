import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createBillingService } from './billing.service.ts'
import { hearStripe } from './hearStripe.ts'
import { createInvitationsService } from './invitations.service.ts'
import { createPaymentsService } from './payments.service.ts'
import { planQuestions } from './planQuestions.ts'

export function billingRoutes(app: FastifyInstance, context: ServerContext): void {
  const billing = createBillingService(context)
  const payments = createPaymentsService(context)
  const invitations = createInvitationsService(context)

  route(app, calls.getBillingInfo, ({ viewer }) => billing.describe(viewer))
  route(app, calls.listPlanDescriptions, ({ query }) => billing.listPlans(query.currency))
  route(app, calls.listPlanQuestions, async () => ({ questions: planQuestions }))
  route(app, calls.subscribe, ({ user, body, request }) => billing.subscribe(user, body, request.headers.host))
  route(app, calls.cancelSubscription, ({ user }) => billing.cancel(user))
  route(app, calls.getPayments, ({ user, query }) => payments.describe(user, query.currency))
  route(app, calls.openPaymentPortal, ({ user, request }) => payments.openPortal(user, request.headers.host))
  route(app, calls.buyCredits, ({ user, body, request }) => payments.buyCredits(user, body, request.headers.host))
  route(app, calls.refreshBilling, ({ user, body }) => payments.refresh(user, body.checkout_id))
  route(app, calls.buyRights, ({ user, body, request }) => billing.buyRights(user, body, request.headers.host))
  route(app, calls.getRightsPrice, ({ query }) => payments.describeRights(query.currency))
  route(app, calls.getInvite, ({ user, request }) => invitations.describe(user, request.headers.host))
  hearStripe(app, context)
}
