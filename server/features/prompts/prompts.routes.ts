import { randomInt } from 'node:crypto'
import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'

const SEEDS = 2 ** 32

export function promptsRoutes(app: FastifyInstance, { words }: ServerContext): void {
  route(app, calls.suggestPrompts, async () => words.suggestPrompts(randomInt(SEEDS)))
}
