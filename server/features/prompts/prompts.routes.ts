import { randomInt } from 'node:crypto'
import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPromptsService } from './prompts.service.ts'

const SEEDS = 2 ** 32

export function promptsRoutes(app: FastifyInstance, context: ServerContext): void {
  const prompts = createPromptsService(context)

  route(app, calls.suggestPrompts, async () => context.words.suggestPrompts(randomInt(SEEDS)))
  route(app, calls.listReusable, ({ user }) => prompts.listReusable(user))
}
