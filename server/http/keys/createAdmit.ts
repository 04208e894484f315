import { API_CALLS_PER_MINUTE, AppError, type ApiScope } from '@arioso/contract'
import type { StoredApiKey } from '@arioso/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Uses } from '../../context.ts'
import { endLapsedPlan } from '../../rules/endLapsedPlan.ts'
import type { Identify, Viewer } from '../viewer.ts'
import { createWindow } from '../limits/createWindow.ts'
import { findSecretKey, hashSecretKey } from './secretKey.ts'

export type Admit = (request: FastifyRequest, reply: FastifyReply, scopes: ApiScope[]) => Promise<Viewer | undefined>

const MINUTE_MS = 60_000

type Context = Uses<'apiKeys' | 'limits' | 'users', 'configuration' | 'now'>

/**
 * A session may do what its person may; a key only what its scopes allow, a limited number of times a minute,
 * and never as staff. Code that identifies people without this function accepts no keys.
 */
export function createAdmit(context: Context, identify: Identify): Admit {
  const { storage, configuration, now } = context
  const isLimited = configuration.ARIOSO_RATE_LIMITS === 'on'
  const count = createWindow(context, { name: 'api-key', max: API_CALLS_PER_MINUTE, perMs: MINUTE_MS })

  async function openKey(secret: string): Promise<StoredApiKey> {
    const key = await storage.apiKeys.findByHash(hashSecretKey(secret))
    if (key === undefined) throw new AppError('API_KEY_INVALID')
    const aMinuteAgo = new Date(now().getTime() - MINUTE_MS)
    if (key.lastUsedAt === null || key.lastUsedAt < aMinuteAgo)
      await storage.apiKeys.markUsed(key.id, now(), aMinuteAgo)
    return key
  }

  async function limit(key: StoredApiKey, reply: FastifyReply): Promise<void> {
    const { left, secondsUntilReset, isOver } = await count(key.id)
    void reply.headers({
      'ratelimit-limit': API_CALLS_PER_MINUTE,
      'ratelimit-remaining': left,
      'ratelimit-reset': secondsUntilReset,
    })
    if (!isOver) return
    void reply.header('retry-after', secondsUntilReset)
    throw new AppError('TOO_MANY_REQUESTS')
  }

  return async (request, reply, scopes) => {
    const secret = findSecretKey(request.headers.authorization)
    if (secret === undefined) return identify(request.headers)
    const key = await openKey(secret)
    if (isLimited) await limit(key, reply)
    if (!scopes.some((scope) => key.scopes.includes(scope))) {
      const needed = scopes.length === 0 ? 'No key can.' : `It needs ${scopes.join(' or ')}.`
      throw new AppError('API_KEY_SCOPE', { needed })
    }
    const user = await storage.users.get(key.userId)
    return { ...(await endLapsedPlan(storage, user, now())), isStaff: false }
  }
}
