import { createClient, defineScript } from '@redis/client'
import type { Log } from '../database.ts'
import type { LimitStore } from './limitStore.ts'

export type RedisLimits = LimitStore & { close(): void }

const CONNECT_MS = 2000
const RECONNECT_MS = 1000

const count = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local at = tonumber(ARGV[1])
    local row = redis.call('HMGET', KEYS[1], 'used', 'ends')
    local used, ends = tonumber(row[1]), tonumber(row[2])
    if not ends or ends <= at then used, ends = 0, at + tonumber(ARGV[3]) end
    used = used + tonumber(ARGV[2])
    redis.call('HSET', KEYS[1], 'used', used, 'ends', string.format('%.0f', ends))
    redis.call('PEXPIRE', KEYS[1], string.format('%.0f', ends - at))
    return {used, ends}`,
  parseCommand: (parser, key: string, numbers: number[]) => {
    parser.pushKey(key)
    parser.push(...numbers.map(String))
  },
  transformReply: (reply: unknown) => reply as [number, number],
})

const take = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local at, atOnce, pause = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    local from = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), at)
    if from > at + (atOnce - 1) * pause then return 0 end
    redis.call('SET', KEYS[1], string.format('%.0f', from + pause), 'PX', string.format('%.0f', from + pause - at))
    return 1`,
  parseCommand: count.parseCommand,
  transformReply: (reply: unknown) => reply === 1,
})

const giveBack = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECRBY', KEYS[1], ARGV[1]) end return 1`,
  parseCommand: count.parseCommand,
  transformReply: () => undefined,
})

/** Scripts make reading and writing atomic; ended windows expire by themselves. */
export async function openRedisLimits(url: string, log: Log): Promise<RedisLimits> {
  const client = createClient({
    url,
    scripts: { count, take, giveBack },
    // A command fails at once while Redis is away: its answer would come too late.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RECONNECT_MS },
  })
  let isAway = false
  client.on('ready', () => {
    isAway = false
  })
  client.on('error', (error) => {
    if (!isAway) log('Redis is away', error)
    isAway = true
  })
  const connected = client.connect().catch((error: unknown) => log('Redis is not used', error))
  const { promise: failed, resolve } = Promise.withResolvers<void>()
  client.once('error', () => resolve())
  await Promise.race([connected, failed])

  const named = (key: string) => `arioso:limit:${key}`
  return {
    count: (calls, atMs) =>
      Promise.all(
        calls.map(async ({ key, calls: more, perMs }) => {
          const [used = 0, endsAtMs = atMs] = await client.count(named(key), [atMs, more, perMs])
          return { used, endsAtMs }
        }),
      ),
    take: (key, { atOnce, pauseMs }, atMs) => client.take(named(key), [atMs, atOnce, pauseMs]),
    giveBack: (key, { pauseMs }) => client.giveBack(named(key), [pauseMs]),
    msUntilNext: async (key, { atOnce, pauseMs }, atMs) => {
      const fullAt = Number((await client.get(named(key))) ?? 0)
      return Math.max(0, fullAt - atMs - (atOnce - 1) * pauseMs)
    },
    removeEnded: async () => undefined,
    close: () => client.destroy(),
  }
}
