import { AppError } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from './limits/createAddresses.ts'

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
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

// Any page may show the small player; nothing in it acts for the signed-in person.
const EMBEDDED = /^\/embed\//

// Pictures and sound of public songs may be linked from anywhere; answers and pages are for our own pages alone.
const SHOWN_ELSEWHERE = /^\/(media|embed|assets)\//

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Recording asks for the microphone, in our own pages only; nothing asks for the rest.
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()',
}

// Only an address configured as https gets Strict-Transport-Security.
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

// Apple sends people back with a form of its own site. Whatever it says is only looked at after a redirect, with our own cookie.
const SENT_BY_OTHERS = /^\/api\/auth\/callback\/apple(\?|$)/

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export function secure(app: FastifyInstance, addresses: Addresses, publicUrl: string | undefined): void {
  const transport = publicUrl?.startsWith('https://') === true ? ONLY_HTTPS : {}
  app.addHook('onRequest', async (request, reply) => {
    const framedBy = EMBEDDED.test(request.url) ? '*' : "'self'"
    void reply.headers({
      ...HEADERS,
      'cross-origin-resource-policy': SHOWN_ELSEWHERE.test(request.url) ? 'cross-origin' : 'same-origin',
      ...transport,
      'content-security-policy': `${POLICY}; frame-ancestors ${framedBy}`,
      'x-request-id': request.id,
    })
    if (request.url.includes('%00')) throw new AppError('BODY_UNREADABLE')
    const { origin, host } = request.headers
    // Cookies are shared by every port of a name, so a page of another local program must not write here.
    const isForeign = origin !== undefined && !addresses.trustedOrigins(host).includes(origin)
    const isSentBack = request.method === 'POST' && SENT_BY_OTHERS.test(request.url)
    if (isForeign && !isSentBack && !READING.has(request.method)) throw new AppError('FORBIDDEN')
  })
}
