import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createExploreService } from './explore.service.ts'
import { createSocialService } from './social.service.ts'

export function socialRoutes(app: FastifyInstance, context: ServerContext): void {
  const social = createSocialService(context)
  const explore = createExploreService(context)

  route(app, calls.reactToClip, ({ user, params, body }) => social.react(user, params.id, body.reaction))
  route(app, calls.getFollowingFeed, ({ user, body }) => social.listFollowed(user, body.cursor, body.page_size))
  route(app, calls.getExplore, ({ viewer }) => explore.get(viewer))
  route(app, calls.search, ({ user, body }) => social.search(user, body))
  route(app, calls.sendFeedback, ({ user, body }) => social.sendFeedback(user, body))
}
