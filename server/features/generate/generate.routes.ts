import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createGenerateService } from './generate.service.ts'
import { readAskedSong } from './readAskedSong.ts'
import { suggestPlan } from './suggestPlan.ts'
import { upsampleTags } from './upsampleTags.ts'

export function generateRoutes(app: FastifyInstance, context: ServerContext): void {
  const songs = createGenerateService(context)

  route(app, calls.generate, ({ user, body }) => songs.generate(user, readAskedSong(body)))
  route(app, calls.retryClip, ({ user, params }) => songs.retry(user, params.id))
  route(app, calls.suggestPlan, ({ body }) => suggestPlan(body))
  route(app, calls.upsampleTags, ({ user, body }) => upsampleTags(context, user, body))
}
