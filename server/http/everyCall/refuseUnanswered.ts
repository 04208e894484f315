import { calls, type AnyCall } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'

// A call of the contract that no feature answers is found when the server starts, not by the first person who needs it.
export function refuseUnanswered(app: Pick<FastifyInstance, 'hasRoute'>): void {
  const missing = Object.entries<AnyCall>(calls).filter(([, { method, path }]) => {
    // Routes are stored without their trailing slash, and looked up as given.
    return !app.hasRoute({ method, url: path.replace(/\/$/, '') })
  })
  if (missing.length > 0) throw new Error(`no feature answers ${missing.map(([name]) => name).join(', ')}`)
}
