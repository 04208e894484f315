import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import cookie from '@fastify/cookie'
import { AppError } from '@arioso/contract'
import type { User } from '@arioso/storage'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ServerContext } from '../context.ts'
import { serveMetrics } from './createMetrics.ts'
import { describeIssue } from './describeIssue.ts'
import { replyWithError } from './errorReply.ts'
import { limitRates } from './rateLimits.ts'
import { secure } from './securityHeaders.ts'
import { serveDocs } from './serveDocs.ts'
import { serveHealth } from './serveHealth.ts'

export type Identify = (headers: IncomingHttpHeaders) => Promise<User | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
  }
  interface FastifyRequest {
    viewer: User | undefined
  }
}

const BODY_MAX_BYTES = 1024 * 1024

// PostgreSQL keeps no NUL in a text: let in, it would end as a 500 far from its cause.
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/

export async function createApp(context: ServerContext, identify: Identify): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = context.log
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    // Only a proxy on this machine may say for whom it speaks.
    trustProxy: 'loopback',
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  })
  z.config({ customError: describeIssue })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', identify)
  app.decorateRequest('viewer', undefined)
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply))
  acceptEmptyJson(app)

  secure(app, context.addresses)
  await app.register(cookie)
  if (context.configuration.ARIOSO_RATE_LIMITS === 'on') await limitRates(app)
  serveMetrics(app, context.metrics)
  await serveDocs(app)
  serveHealth(app, context.storage)
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND')
  })
  return app
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
