import rateLimitPlugin from '@fastify/rate-limit'
import { AppError } from '@arioso/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type RateLimit = {
  max: number
  timeWindow: number
  keyGenerator: (request: FastifyRequest) => string
  allowList?: (request: FastifyRequest) => boolean
}

const MINUTE_MS = 60_000

// Generous for people with many tabs, tight where a machine could guess passwords or fill the queue.
const PER_ADDRESS = { max: 3000, timeWindow: MINUTE_MS }

export const generateLimit: RateLimit = {
  max: 30,
  timeWindow: MINUTE_MS,
  keyGenerator: (request) => `generate:${request.viewer?.id ?? request.ip}`,
}

export const authLimit: RateLimit = {
  max: 30,
  timeWindow: MINUTE_MS,
  keyGenerator: (request) => `auth:${request.ip}`,
  // Looking up one's own session guesses nothing.
  allowList: (request) => request.method === 'GET',
}

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimitPlugin, {
    global: true,
    ...PER_ADDRESS,
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  })
}
