import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPromptsService } from './prompts.service.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

export function promptsRoutes(app: FastifyInstance, context: ServerContext): void {
  const prompts = createPromptsService(context)

  route(app, calls.suggestPrompts, async () => context.words.suggestPrompts(drawSeed()))
  route(app, calls.listReusable, ({ user }) => prompts.listReusable(user))
}
