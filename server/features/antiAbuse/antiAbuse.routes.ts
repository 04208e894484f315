import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'

export function antiAbuseRoutes(app: FastifyInstance): void {
  route(app, calls.verifyToken, async ({ viewer, body, request }) => {
    // Addresses, numbers and challenge tokens do not belong into a log: that they came is enough.
    const { email, phone, token, ...check } = body
    const present = { email: email !== null, phone: phone !== null, token: token !== null }
    const isSuspect = check.honeypot !== '' || (viewer !== undefined && viewer.id !== check.user_id)
    request.log[isSuspect ? 'warn' : 'info']({ user: viewer?.id, check: { ...check, ...present } }, 'background check')
    return { success: true as const }
  })
}
