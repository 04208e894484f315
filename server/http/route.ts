import { AppError, scopesFor, type AnyCall } from '@arioso/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Viewer } from './viewer.ts'
import { limitOf } from './limits/rateLimits.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

export type RouteInput<C extends AnyCall> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  viewer: Viewer | undefined
  readonly user: Viewer
  request: FastifyRequest
  reply: FastifyReply
}

export function route<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: RouteInput<C>) => Promise<z.output<C['reply']>>,
): void {
  const rateLimit = limitOf(call)
  const scopes = scopesFor(call)
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'api'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.access === 'member' && { security: [{ cookie: [] }, { bearer: [] }] }),
      ...(scopes.length > 0 && { description: `API keys need ${scopes.join(' or ')}.` }),
      response: { 200: call.reply },
    },
    config: rateLimit ? { rateLimit } : {},
    // Before parsing and validation: a stranger learns nothing about what a body should look like.
    onRequest: async (request, reply) => {
      request.viewer = await app.admit(request, reply, scopes)
      if (call.access === 'member') requireUser(request.viewer)
      await app.refuseWrite(call, request.viewer)
    },
    handler: (request, reply) =>
      handler({
        params: request.params as Parsed<C['params']>,
        query: request.query as Parsed<C['query']>,
        body: request.body as Parsed<C['body']>,
        viewer: request.viewer,
        get user() {
          return requireUser(request.viewer)
        },
        request,
        reply,
      }),
  })
}

function requireUser(viewer: Viewer | undefined): Viewer {
  if (viewer === undefined) throw new AppError('SIGN_IN_REQUIRED')
  return viewer
}
