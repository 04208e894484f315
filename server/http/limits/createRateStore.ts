import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { CallWindow, LimitStore } from '@arioso/storage'
import type { LooseWindow } from './createLooseWindow.ts'

type Increment = FastifyRateLimitStore['incr']

/** The plugin's store: the overall limit is counted loosely, limits of single calls exactly across all processes. */
export function createRateStore(limits: LimitStore, everyCall: LooseWindow): FastifyRateLimitStoreCtor {
  const count = callbackify(async (key: string, perMs: number) => {
    const atMs = Date.now()
    const [window] = await limits.count([{ key, calls: 1, perMs }], atMs)
    return toAnswer(window ?? { used: 0, endsAtMs: atMs }, atMs)
  })
  const single: FastifyRateLimitStore = {
    incr: (key, callback, perMs) => count(key, perMs, callback),
    child: () => single,
  }

  return class implements FastifyRateLimitStore {
    incr: Increment = (key, callback, perMs, max) => {
      const window = everyCall.count(`address:${key}`, { perMs, max })
      callback(null, toAnswer(window, Date.now()))
    }

    child(): FastifyRateLimitStore {
      return single
    }
  }
}

function toAnswer({ used, endsAtMs }: CallWindow, atMs: number): { current: number; ttl: number } {
  return { current: used, ttl: Math.max(0, endsAtMs - atMs) }
}
