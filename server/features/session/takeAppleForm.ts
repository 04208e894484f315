import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authLimit } from '../../http/limits/rateLimits.ts'
import { APPLE } from './appleSignIn.ts'

export const APPLE_FORM_PATH = `/api/auth/callback/${APPLE}`

const FORM_MAX_BYTES = 16 * 1024

const form = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  user: z.string().optional(),
})

/**
 * Apple sends people back with a form of its own site, which carries none of our cookies. They are sent on to the same address
 * as with every other provider, where the cookie that began the sign-in is there: the form itself changes nothing.
 */
export function takeAppleForm(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(
      APPLE_FORM_PATH,
      { schema: { hide: true }, config: { rateLimit: authLimit } },
      async (request, reply) => {
        const given = form.parse(request.body ?? {})
        const query = new URLSearchParams(
          Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
        )
        return reply.header('cache-control', 'no-store').redirect(`${APPLE_FORM_PATH}?${query}`, 303)
      },
    )
  })
}
