import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { AppError } from '@arioso/contract'
import type { TrustedProxies } from '../limits/createTrustedProxies.ts'

export type Metrics = {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  generations: Counter<'create_mode' | 'model'>
  signOuts: Counter
  exposures: Counter<'layer' | 'parameter' | 'value'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'arioso_http_request_seconds',
      help: 'Time from the first byte in to the last byte out, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    generations: new Counter({
      name: 'arioso_generations_total',
      help: 'Songs asked for and accepted',
      labelNames: ['create_mode', 'model'],
      registers: [registry],
    }),
    signOuts: new Counter({ name: 'arioso_sign_outs_total', help: 'People who signed out', registers: [registry] }),
    exposures: new Counter({
      name: 'arioso_experiment_exposures_total',
      help: 'People who met what is tried out, by the value they had',
      labelNames: ['layer', 'parameter', 'value'],
      registers: [registry],
    }),
  }
}

export function serveMetrics(app: FastifyInstance, metrics: Metrics, watchers: TrustedProxies): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!watchers.has(request.ip)) throw new AppError('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
