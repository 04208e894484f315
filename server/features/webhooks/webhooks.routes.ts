import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createWebhooksService } from './webhooks.service.ts'

export function webhooksRoutes(app: FastifyInstance, context: ServerContext): void {
  const webhooks = createWebhooksService(context)

  route(app, calls.getWebhook, ({ user }) => webhooks.describe(user))
  route(app, calls.setWebhook, ({ user, body, request }) => webhooks.set(user, body.url, request.ip))
  route(app, calls.removeWebhook, ({ user }) => webhooks.remove(user))
  route(app, calls.tryWebhook, ({ user }) => webhooks.ping(user))
}
