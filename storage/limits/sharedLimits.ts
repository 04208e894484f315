import { createHash } from 'node:crypto'
import type { Log } from '../database.ts'
import type { LimitStore } from './limitStore.ts'
import { createMemoryLimits } from './memoryLimits.ts'

// A limit must never hold a call up for longer than this, nor break it.
const PATIENCE_MS = 500
const REST_MS = 5000

/**
 * Counts for all processes together and, beside that, for this one alone: while the store is away, or too slow to wait for, its own
 * count decides. The store learns hashes, not addresses.
 */
export function createSharedLimits(store: LimitStore, log: Log): LimitStore {
  const memory = createMemoryLimits()
  let restsUntil = 0

  async function ask<T>(question: () => Promise<T>, own: T): Promise<T> {
    if (performance.now() < restsUntil) return own
    try {
      return await withPatience(question())
    } catch (error) {
      if (performance.now() >= restsUntil) log('limits are counted by each process for itself', error)
      restsUntil = performance.now() + REST_MS
      return own
    }
  }

  return {
    count: (calls, atMs) => {
      const hashed = calls.map((each) => ({ ...each, key: hash(each.key) }))
      return ask(() => store.count(hashed, atMs), memory.count(hashed, atMs))
    },
    take: (key, rule, atMs) => ask(() => store.take(hash(key), rule, atMs), memory.take(hash(key), rule, atMs)),
    giveBack: (key, rule) => ask(() => store.giveBack(hash(key), rule), memory.giveBack(hash(key), rule)),
    msUntilNext: (key, rule, atMs) =>
      ask(() => store.msUntilNext(hash(key), rule, atMs), memory.msUntilNext(hash(key), rule, atMs)),
    removeEnded: (atMs) => store.removeEnded(atMs),
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

async function withPatience<T>(answer: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
