import type { IncomingHttpHeaders } from 'node:http'
import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createAccountService } from './account.service.ts'

type FindSessionId = (headers: IncomingHttpHeaders) => Promise<string | undefined>

export function accountRoutes(app: FastifyInstance, context: ServerContext, findSessionId: FindSessionId): void {
  const account = createAccountService(context)

  route(app, calls.listSessions, async ({ user, request }) =>
    account.listSessions(user, await findSessionId(request.headers)),
  )
  route(app, calls.revokeSession, ({ user, params }) => account.revokeSession(user, params.id))
  route(app, calls.revokeOtherSessions, async ({ user, request }) =>
    account.revokeOtherSessions(user, await findSessionId(request.headers)),
  )
  route(app, calls.getMailDelivery, () => account.describeMail())
}
