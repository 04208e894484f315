import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createNotificationsService } from './notifications.service.ts'

export function notificationsRoutes(app: FastifyInstance, context: ServerContext): void {
  const notifications = createNotificationsService(context)

  route(app, calls.listNotifications, ({ user, query }) => notifications.list(user, query))
  route(app, calls.getBadgeCount, ({ user }) => notifications.count(user))
  route(app, calls.clearBadge, ({ user }) => notifications.clearBadge(user))
  route(app, calls.readNotifications, ({ user, body }) => notifications.markRead(user, body))
}
