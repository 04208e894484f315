import { AppError, errorText, SIGNED_IN_COOKIE_SECONDS } from '@arioso/contract'
import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { authLimit, createMailboxLimit } from '../../http/limits/rateLimits.ts'
import type { Auth } from './createAuth.ts'
import { createNoteAuthEvents } from './noteAuthEvents.ts'
import { createSlowGuessing } from './slowGuessing.ts'
import { askProvider } from './askProvider.ts'
import { takeAppleForm } from './takeAppleForm.ts'

const PASSED_ON = new Set(['set-cookie', 'location', 'content-type', 'set-auth-token'])

type Refusal = { code?: string; message?: string }

const HANDLE_TRIES = 8
const PATH_MAX = 300

const SIGNS_IN = /^\/api\/auth\/(sign-(in|up)\/email|callback\/|two-factor\/verify|passkey\/verify-authentication)/

// The page reads these two to choose its first picture; they prove nothing, so scripts may see them.
export const HINT_COOKIE = { path: '/', sameSite: 'lax', maxAge: SIGNED_IN_COOKIE_SECONDS } as const

export function authRoutes(app: FastifyInstance, context: ServerContext, auth: Auth, secret: string): void {
  const limitMailbox = createMailboxLimit(app)
  const isLimited = context.configuration.ARIOSO_RATE_LIMITS === 'on'
  const events = createNoteAuthEvents(app, context)
  const guessing = isLimited ? createSlowGuessing(context, secret) : undefined
  if (context.configuration.ARIOSO_SIGN_IN_APPLE !== undefined) takeAppleForm(app)
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    config: { rateLimit: authLimit },
    handler: async (request, reply) => {
      refuseOddPath(request)
      await limitMailbox(request, (seconds) => void reply.header('retry-after', seconds))
      await guessing?.before(request, reply)
      const note = await events.begin(request)
      const response = await askProvider(context.signIn, request, () =>
        handle(auth, () => toWebRequest(request, context)),
      )
      await guessing?.after(request, { reply, status: response.status })
      await note(response)
      if (hasSignedIn(request, response)) {
        void reply.setCookie('arioso_signed_in', '1', HINT_COOKIE).clearCookie('arioso_signed_out', { path: '/' })
      }
      return sendWebResponse(response, request, reply)
    },
  })
}

// A right password may still need its code, and a provider's page leads back with a session or with an error.
function hasSignedIn({ url }: FastifyRequest, response: Response): boolean {
  return SIGNS_IN.test(url) && response.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))
}

// Two people of one name at the same moment are offered the same handle: the one who comes second is asked for again.
async function handle(auth: Auth, createRequest: () => Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await auth.handler(createRequest())
    if (response.status !== 422 || tries === HANDLE_TRIES) return response
    const { code } = (await response.clone().json()) as Refusal
    if (code !== 'FAILED_TO_CREATE_USER') return response
  }
}

// Sign-in has short paths. What takes slashes apart takes the square of their number: a few thousand held everybody up.
function refuseOddPath({ url }: FastifyRequest): void {
  const [path = ''] = url.split('?', 1)
  if (path.length > PATH_MAX || path.includes('//')) throw new AppError('NOT_FOUND')
}

function toWebRequest(request: FastifyRequest, { addresses }: ServerContext): Request {
  const url = new URL(request.url.replace(/\/(?=$|\?)/, ''), addresses.baseUrl(request.headers.host))
  const headers = fromNodeHeaders(request.headers)
  // Browsers send their origin with every write; a program without a cookie acts for no account.
  if (!headers.has('origin') && !headers.has('cookie')) headers.set('origin', url.origin)
  // What a client claims about its own address is not believed.
  headers.set('x-forwarded-for', request.ip)
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
  if (response.status === 404) throw new AppError('NOT_FOUND')
  const text = await response.text()
  // It calls a passkey that proves nothing a failure of its own.
  if (text.includes('FAILED_TO_VERIFY_REGISTRATION')) throw new AppError('PASSKEY_INVALID')
  if (response.status >= 500) throw new Error(`sign-in failed with ${response.status}: ${text}`)
  void reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) if (PASSED_ON.has(name)) void reply.header(name, value)
  if (response.status < 400) return reply.send(withoutToken(text))
  const { code = 'FORBIDDEN', message = errorText('FORBIDDEN') } = JSON.parse(text || '{}') as Refusal
  return reply.send(JSON.stringify({ code, message, request_id: request.id }))
}

// The cookie is closed to scripts; what they can read must not hold the same key. Who has no cookies reads set-auth-token.
function withoutToken(text: string): string {
  const answer = JSON.parse(text || 'null') as { token?: unknown; session?: { token?: unknown } | null } | null
  if (answer === null) return text
  delete answer.token
  if (answer.session) delete answer.session.token
  return JSON.stringify(answer)
}
