import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { AppError } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Uses } from '../context.ts'
import { serveMetrics } from './health/createMetrics.ts'
import { createDrain, type Drain } from './health/createDrain.ts'
import { createTrustedProxies } from './limits/createTrustedProxies.ts'
import { cutSlowBodies } from './limits/cutSlowBodies.ts'
import { describeIssue } from './describeIssue.ts'
import { createAdmit, type Admit } from './keys/createAdmit.ts'
import { replyWithError } from './errorReply.ts'
import { createRefuseWrite, type RefuseWrite } from './refuseWrites.ts'
import { limitRates } from './limits/rateLimits.ts'
import { secure } from './securityHeaders.ts'
import { serveDocs } from './serveDocs.ts'
import { serveHealth } from './health/serveHealth.ts'
import { traceRequests } from './health/traceRequests.ts'
import { watchLoop } from './health/watchLoop.ts'
import type { Identify, Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
    admit: Admit
    refuseWrite: RefuseWrite
    drain: Drain
  }
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
}

const BODY_MAX_BYTES = 1024 * 1024

// PostgreSQL keeps no NUL in a text: let in, it would end as a 500 far from its cause.
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/

type Needs = Uses<
  'apiKeys' | 'limits' | 'ping' | 'settings' | 'users',
  'addresses' | 'configuration' | 'log' | 'metrics' | 'now' | 'proxies'
>

export async function createApp(context: Needs, identify: Identify): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = context.log
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    // A request on a connection that is still open while we close is answered, not turned away.
    return503OnClosing: false,
    trustProxy: (address) => context.proxies.has(address),
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  })
  z.config({ customError: describeIssue })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', identify)
  app.decorate('admit', createAdmit(context, identify))
  app.decorate('refuseWrite', createRefuseWrite(context))
  app.decorate('drain', createDrain(app))
  app.decorateRequest('viewer', undefined)
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply))
  acceptEmptyJson(app)

  watchLoop(app)
  if (context.configuration.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceRequests(app)
  secure(app, context.addresses, context.configuration.PUBLIC_URL)
  cutSlowBodies(app, context.configuration.ARIOSO_BODY_SECONDS)
  await app.register(cookie)
  if (context.configuration.ARIOSO_RATE_LIMITS === 'on') await limitRates(app, context.storage.limits)
  serveMetrics(app, context.metrics, createTrustedProxies(watchersOf(context.configuration)))
  await serveDocs(app)
  serveHealth(app, context.storage, app.drain)
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND')
  })
  return app
}

function watchersOf({ ARIOSO_METRICS_FROM: named, PUBLIC_URL: publicUrl }: Configuration): string {
  return named ?? (publicUrl === undefined ? 'loopback' : 'none')
}

// Browsers' clients send the JSON content type with calls that have no body at all.
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (NUL_ESCAPE.test(body)) done(new AppError('BODY_UNREADABLE'))
    else void parse(request, body, done)
  })
}
