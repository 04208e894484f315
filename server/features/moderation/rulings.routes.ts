import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createRulingsService } from './rulings.service.ts'

export function rulingsRoutes(app: FastifyInstance, context: ServerContext): void {
  const rulings = createRulingsService(context)

  route(app, calls.getStanding, ({ user }) => rulings.getStanding(user))
  route(app, calls.appealRuling, ({ user, params, body }) => rulings.appeal(user, params.id, body.text))
  route(app, calls.listAppeals, ({ user }) => rulings.listAppeals(user))
  route(app, calls.answerAppeal, ({ user, params, body }) => rulings.answer(user, params.id, body))
}
