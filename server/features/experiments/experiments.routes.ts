import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { chooseExperiments } from '../../rules/chooseExperiments.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'

export function experimentsRoutes(app: FastifyInstance, context: ServerContext): void {
  route(app, calls.getExperiment, async ({ body: { layer, parameter }, viewer }) => {
    const tried = new Map(Object.entries(await chooseExperiments(context, viewer))).get(layer)
    const chosen = tried !== undefined && Object.hasOwn(tried, parameter) ? tried[parameter] : undefined
    if (chosen !== undefined) context.metrics.exposures.inc({ layer, parameter, value: String(chosen) })
    const flags = new Map(Object.entries(await evaluateFlags(context, viewer)))
    const value = chosen ?? flags.get(parameter) ?? flags.get(layer)
    return { data: { data: value ?? null }, success: value !== undefined }
  })
}
