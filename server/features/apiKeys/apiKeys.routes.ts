import { AppError, calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createApiKeysService } from './apiKeys.service.ts'

type VerifyPassword = (userId: string, password: string) => Promise<boolean>

export function apiKeysRoutes(app: FastifyInstance, context: ServerContext, verifyPassword: VerifyPassword): void {
  const keys = createApiKeysService(context)

  route(app, calls.listApiKeys, ({ user }) => keys.list(user))
  route(app, calls.createApiKey, async ({ user, body, request }) => {
    if (!(await verifyPassword(user.id, body.password))) throw new AppError('INVALID_PASSWORD')
    return keys.create(user, body, request.ip)
  })
  route(app, calls.revokeApiKey, ({ user, params, request }) => keys.revoke(user, params.id, request.ip))
}
