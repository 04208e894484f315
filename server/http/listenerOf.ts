import type { FastifyRequest } from 'fastify'
import type { Listener } from '../rules/hashListener.ts'

export function listenerOf(request: FastifyRequest): Listener {
  return { ip: request.ip, agent: request.headers['user-agent'] ?? '' }
}
