import { expect, it } from 'vitest'
import { findProgram, startRedis } from '../testing/index.ts'
import type { LimitStore } from './limitStore.ts'
import { openRedisLimits } from './redisLimits.ts'
import { createMemoryLimits } from './memoryLimits.ts'
import { createSharedLimits } from './sharedLimits.ts'

const CALLS = { key: 'ada@example.com', calls: 1, perMs: 60_000 }
const RULE = { atOnce: 2, pauseMs: 60_000 }

function createStore(answer: () => Promise<never>): LimitStore & { asked: string[]; isAway: boolean } {
  const memory = createMemoryLimits()
  const store = {
    asked: [] as string[],
    isAway: false,
    count: async (...[calls, atMs]: Parameters<LimitStore['count']>) => {
      store.asked.push(...calls.map(({ key }) => key))
      return store.isAway ? answer() : memory.count(calls, atMs)
    },
    take: async (...asked: Parameters<LimitStore['take']>) => (store.isAway ? answer() : memory.take(...asked)),
    giveBack: async () => undefined,
    msUntilNext: async () => 0,
    removeEnded: async () => undefined,
  }
  return store
}

it.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])(
  'while the store %s a process goes on with its own count, says so once and leaves the store alone',
  async (_, answer) => {
    const store = createStore(answer)
    const said: string[] = []
    const [one, other] = [
      createSharedLimits(store, (message) => said.push(message)),
      createSharedLimits(store, () => {}),
    ]
    await one.count([CALLS], 0)
    await other.count([CALLS], 0)
    expect(await one.count([CALLS], 0)).toMatchObject([{ used: 3 }])
    store.isAway = true
    expect(await one.count([CALLS], 0)).toMatchObject([{ used: 3 }])
    expect([await one.take('ada', RULE, 0), await one.take('ada', RULE, 0), await one.take('ada', RULE, 0)]).toEqual([
      true,
      true,
      false,
    ])
    expect(said).toEqual(['limits are counted by each process for itself'])
    expect(store.asked).toHaveLength(4)
  },
)

it('the store does not learn whose calls it counts', async () => {
  const store = createStore(() => Promise.reject(new Error('never')))
  await createSharedLimits(store, () => {}).count([CALLS], 0)
  expect(store.asked.join()).not.toContain('ada')
})

const installed = ['redis-server'].filter(findProgram)

it.each(installed)('a %s that is killed, or was never there, breaks no call', async () => {
  const redis = await startRedis()
  const opened = await openRedisLimits(redis.url, () => undefined)
  const limits = createSharedLimits(opened, () => undefined)
  expect(await limits.count([CALLS], Date.now())).toMatchObject([{ used: 1 }])
  await redis.stop()
  expect(await limits.count([CALLS], Date.now())).toMatchObject([{ used: 2 }])
  opened.close()
  const nobody = await openRedisLimits(redis.url, () => undefined)
  expect(await createSharedLimits(nobody, () => undefined).take('ada', RULE, Date.now())).toBe(true)
  nobody.close()
})
