import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { isSolved } from './isSolved.ts'

export function antiAbuseRoutes(app: FastifyInstance, { now }: ServerContext): void {
  route(app, calls.verifyToken, async ({ viewer, body, request }) => {
    // Addresses, numbers and challenge tokens do not belong into a log: that they came is enough.
    const { email, phone, token, ...check } = body
    const present = { email: email !== null, phone: phone !== null, token: token !== null }
    const isSuspect = check.honeypot !== '' || (viewer !== undefined && viewer.id !== check.user_id)
    const challenge = isSolved(token, now()) ? 'solved' : 'unsolved'
    request.log[isSuspect ? 'warn' : 'info'](
      { user: viewer?.id, check: { ...check, ...present, challenge } },
      'background check',
    )
    return { success: true as const }
  })
  route(app, calls.reportError, async ({ viewer, body, request }) => {
    request.log.warn({ user: viewer?.id, ...body }, 'an error in a browser')
    return { success: true as const }
  })
}
