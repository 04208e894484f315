import type { IncomingHttpHeaders } from 'node:http'
import { AppError, calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createAccountService } from './account.service.ts'
import { digestRoutes } from './digest.routes.ts'
import { createExportService, PART_NAME } from './export.service.ts'
import { createFarewellService } from './farewell.service.ts'

type Credentials = {
  findSessionId: (headers: IncomingHttpHeaders) => Promise<string | undefined>
  verifyPassword: (userId: string, password: string) => Promise<boolean>
}

const part = z.object({ name: z.string().regex(PART_NAME) })

export function accountRoutes(
  app: FastifyInstance,
  context: ServerContext,
  { findSessionId, verifyPassword }: Credentials,
): void {
  const account = createAccountService(context)
  const exports = createExportService(context)
  const farewell = createFarewellService(context)

  async function demandPassword(userId: string, password: string): Promise<void> {
    if (!(await verifyPassword(userId, password))) throw new AppError('INVALID_PASSWORD')
  }

  route(app, calls.listSessions, async ({ user, request }) =>
    account.listSessions(user, await findSessionId(request.headers)),
  )
  route(app, calls.revokeSession, ({ user, params }) => account.revokeSession(user, params.id))
  route(app, calls.revokeOtherSessions, async ({ user, request }) =>
    account.revokeOtherSessions(user, await findSessionId(request.headers)),
  )
  route(app, calls.getSecondStep, ({ user }) => account.describeSecondStep(user))
  route(app, calls.getMailDelivery, () => account.describeMail())
  digestRoutes(app, context)
  route(app, calls.getExport, ({ user }) => exports.describe(user))
  route(app, calls.requestExport, async ({ user, body }) => {
    await demandPassword(user.id, body.password)
    return exports.request(user)
  })
  route(app, calls.deleteAccount, async ({ user, body, request, reply }) => {
    await demandPassword(user.id, body.password)
    await farewell.deleteAccount(user)
    const signedIn = Object.keys(request.cookies).filter((name) => /arioso[._]/.test(name))
    for (const name of signedIn) void reply.clearCookie(name, { path: '/', secure: name.startsWith('__Host-') })
    return { success: true as const }
  })

  app.get('/media/exports/:name', { schema: { hide: true, params: part } }, async (request, reply) => {
    const user = await app.identify(request.headers)
    if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
    const { name } = part.parse(request.params)
    const { stream, size } = await exports.open(user, name)
    return reply
      .type('application/zip')
      .header('content-length', size)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(stream)
  })
}
