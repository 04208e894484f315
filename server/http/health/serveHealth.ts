import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import type { FastifyInstance } from 'fastify'
import type { Drain } from './createDrain.ts'

const PING_MS = 2000

export function serveHealth(app: FastifyInstance, storage: Pick<Storage, 'ping'>, drain: Drain): void {
  app.get(
    '/api/health',
    { logLevel: 'silent', schema: { summary: 'Whether Arioso and its database answer' } },
    async () => {
      if (drain.isDraining) throw new AppError('UNAVAILABLE')
      const settled = new AbortController()
      try {
        await Promise.race([storage.ping(), refuseAfter(PING_MS, settled.signal)])
      } catch (error) {
        app.log.warn({ err: error }, 'the database does not answer')
        throw new AppError('UNAVAILABLE')
      } finally {
        settled.abort()
      }
      return { status: 'ok' }
    },
  )
}

async function refuseAfter(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  if (!signal.aborted) throw new AppError('UNAVAILABLE')
}
