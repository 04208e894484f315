// `node bench/limitStores.ts`: what a counted call costs in each store of limits, by rising load, on one machine: the process that asks
// and the store beside it. Without redis-server only PostgreSQL is measured. Writes nothing.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../storage/database.ts'
import { startPostgres } from '../storage/embedded/index.ts'
import type { LimitStore } from '../storage/limits/limitStore.ts'
import { createPostgresLimits } from '../storage/limits/postgresLimits.ts'
import { openRedisLimits } from '../storage/limits/redisLimits.ts'
import { migrate } from '../storage/migrate.ts'
import { findProgram } from '../storage/testing/backEnds/programs.ts'
import { startRedis } from '../storage/testing/backEnds/startRedis.ts'
import { quantile } from './load/quantile.ts'
import { processorSecondsOf, processorSecondsOfTree } from './processorMs.ts'

const ROUNDS = 3
const ROUND_MS = 3000
const AT_ONCE = [1, 8, 32]
// As many addresses as call at once, and one that everybody shares.
const ADDRESSES = [250, 1]
const HOUR_MS = 3_600_000

const silent = () => undefined
const say = (line: string) => process.stdout.write(`${line}\n`)

type Figures = { perSecond: number; p99: number; askerMs: number; storeMs: number }

async function hold(store: LimitStore, storePid: number, atOnce: number, addresses: number): Promise<Figures> {
  const keys = Array.from({ length: addresses }, () => randomUUID())
  const times: number[] = []
  const [asked, stored, start] = [processorSecondsOf(process.pid), processorSecondsOfTree(storePid), performance.now()]
  async function one(): Promise<void> {
    while (performance.now() - start < ROUND_MS) {
      const key = keys[times.length % keys.length] ?? ''
      const before = performance.now()
      await store.count([{ key, calls: 1, perMs: HOUR_MS }], Date.now())
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return {
    perSecond: (1000 * times.length) / (performance.now() - start),
    p99: quantile(times, 0.99),
    askerMs: (1000 * (processorSecondsOf(process.pid) - asked)) / times.length,
    storeMs: (1000 * (processorSecondsOfTree(storePid) - stored)) / times.length,
  }
}

const folder = await mkdtemp(join(tmpdir(), 'arioso-limits-'))
await chmod(folder, 0o711)
const database = await startPostgres({ folder: join(folder, 'postgres') })
await migrate(database.productUrl)
const pool = openPool(database.productUrl, silent)
const redis = findProgram('redis-server') ? await startRedis() : undefined
const redisStore = redis && (await openRedisLimits(redis.url, silent))
const stores = [
  { name: 'PostgreSQL', pid: database.pid, store: createPostgresLimits(openDatabase(pool)) },
  ...(redis && redisStore ? [{ name: 'Redis', pid: redis.pid, store: redisStore }] : []),
]
try {
  say(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  say(
    '| store | addresses | at once | counts a second | p99 ms | asker ms each | store ms each |\n|---|---|---|---|---|---|---|',
  )
  for (const addresses of ADDRESSES)
    for (const atOnce of AT_ONCE) {
      const best = new Map<string, Figures>()
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { name, pid, store } of stores) {
          const figures = await hold(store, pid, atOnce, addresses)
          if (figures.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, figures)
        }
      for (const [name, { perSecond, p99, askerMs, storeMs }] of best)
        say(
          `| ${name} | ${addresses} | ${atOnce} | ${perSecond.toFixed(0)} | ${p99.toFixed(1)} | ${askerMs.toFixed(3)} | ${storeMs.toFixed(3)} |`,
        )
    }
} finally {
  redisStore?.close()
  await redis?.stop()
  await pool.end()
  await database.stop()
  await rm(folder, { recursive: true })
}
