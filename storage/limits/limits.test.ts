import { openDatabase, openPool } from '../database.ts'
import { createTestStorage, findProgram, startRedis } from '../testing/index.ts'
import { describeLimits } from './limits.suite.ts'
import type { LimitStore } from './limitStore.ts'
import { createMemoryLimits } from './memoryLimits.ts'
import { createPostgresLimits } from './postgresLimits.ts'
import { openRedisLimits } from './redisLimits.ts'

const silent = () => undefined

describeLimits('memory', async () => {
  const memory = createMemoryLimits()
  const store: LimitStore = {
    count: async (...asked) => memory.count(...asked),
    take: async (...asked) => memory.take(...asked),
    giveBack: async (...asked) => memory.giveBack(...asked),
    msUntilNext: async (...asked) => memory.msUntilNext(...asked),
    removeEnded: async () => undefined,
  }
  return { one: store, other: store, close: async () => undefined }
})

describeLimits('PostgreSQL', async () => {
  const storage = await createTestStorage()
  const pools = [openPool(storage.databaseUrl, silent), openPool(storage.databaseUrl, silent)] as const
  const [one, other] = pools.map((pool) => createPostgresLimits(openDatabase(pool))) as [LimitStore, LimitStore]
  const close = async () => {
    for (const pool of pools) await pool.end()
    await storage.drop()
  }
  return { one, other, close }
})

if (findProgram('redis-server')) {
  describeLimits('Redis', async () => {
    const redis = await startRedis()
    const [one, other] = [await openRedisLimits(redis.url, silent), await openRedisLimits(redis.url, silent)]
    const close = async () => {
      one.close()
      other.close()
      await redis.stop()
    }
    return { one, other, close }
  })
}
