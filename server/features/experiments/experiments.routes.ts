import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'

export function experimentsRoutes(app: FastifyInstance, context: ServerContext): void {
  route(app, calls.getExperiment, async ({ body, viewer }) => {
    const flags = new Map(Object.entries(await evaluateFlags(context, viewer)))
    const value = flags.get(body.parameter) ?? flags.get(body.layer)
    return { data: { data: value ?? null }, success: value !== undefined }
  })
}
