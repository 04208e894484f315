import { SIGNED_IN_COOKIE_SECONDS } from '@arioso/contract'
import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { authLimit } from '../../http/rateLimits.ts'
import type { Auth } from './createAuth.ts'

const SIGNS_IN = /^\/api\/auth\/sign-(in|up)\//

// The page reads these two to choose its first picture; they prove nothing, so scripts may see them.
export const HINT_COOKIE = { path: '/', sameSite: 'lax', maxAge: SIGNED_IN_COOKIE_SECONDS } as const

export function authRoutes(app: FastifyInstance, context: ServerContext, auth: Auth): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    config: { rateLimit: authLimit },
    handler: async (request, reply) => {
      const response = await auth.handler(toWebRequest(request, context))
      if (response.ok && SIGNS_IN.test(request.url)) {
        void reply.setCookie('arioso_signed_in', '1', HINT_COOKIE).clearCookie('arioso_signed_out', { path: '/' })
      }
      return sendWebResponse(response, request, reply)
    },
  })
}

function toWebRequest(request: FastifyRequest, { addresses }: ServerContext): Request {
  const url = new URL(request.url.replace(/\/+(?=$|\?)/, ''), addresses.baseUrl(request.headers.host))
  const headers = fromNodeHeaders(request.headers)
  if (request.method === 'GET') return new Request(url, { method: 'GET', headers })
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method: request.method, headers, body: JSON.stringify(request.body ?? {}) })
}

async function sendWebResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') void reply.header('set-cookie', value)
    else if (name === 'location' || name === 'content-type' || name === 'set-auth-token') void reply.header(name, value)
  }
  const text = await response.text()
  if (response.status < 400) return reply.send(text)
  const refusal = parseRefusal(text)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ...refusal, request_id: request.id }))
}

function parseRefusal(text: string): { code: string; message: string } {
  const body = (text === '' ? {} : JSON.parse(text)) as { code?: string; message?: string }
  return { code: body.code ?? 'FORBIDDEN', message: body.message ?? 'That was refused.' }
}
