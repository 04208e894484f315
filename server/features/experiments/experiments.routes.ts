import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'

export function experimentsRoutes(app: FastifyInstance, { configuration }: ServerContext): void {
  route(app, calls.getExperiment, async ({ body }) => {
    const flags = new Map(Object.entries(evaluateFlags(configuration)))
    const value = flags.get(body.parameter) ?? flags.get(body.layer)
    return { data: { data: value ?? null }, success: value !== undefined }
  })
}
