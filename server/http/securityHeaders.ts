import { AppError } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from './createAddresses.ts'

// Inline styles stay allowed: drag handles, progress bars and toasts position themselves with style attributes.
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

// Any page may show the small player; nothing in it acts for whoever is signed in here.
const EMBEDDED = /^\/embed\//

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export function secure(app: FastifyInstance, addresses: Addresses): void {
  app.addHook('onRequest', async (request, reply) => {
    const framedBy = EMBEDDED.test(request.url) ? '*' : "'self'"
    void reply.headers({
      ...HEADERS,
      'content-security-policy': `${POLICY}; frame-ancestors ${framedBy}`,
      'x-request-id': request.id,
    })
    if (request.url.includes('%00')) throw new AppError('BODY_UNREADABLE')
    const { origin, host } = request.headers
    // Cookies are shared by every port of a name, so a page of another local program must not write here.
    const isForeign = origin !== undefined && !addresses.trustedOrigins(host).includes(origin)
    if (isForeign && !READING.has(request.method)) throw new AppError('FORBIDDEN')
  })
}
