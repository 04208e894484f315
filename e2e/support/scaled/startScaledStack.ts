import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { migrate } from '@arioso/storage'
import { findProgram } from '../../../storage/testing/backEnds/programs.ts'
import { startRedis } from '../../../storage/testing/backEnds/startRedis.ts'
import { startS3 } from '../../../storage/testing/backEnds/startS3.ts'
import { openBalancer } from '../../../scripts/scaled/openBalancer.ts'
import { endPart, startPart, type PartKind } from '../../../scripts/scaled/startPart.ts'

export type ScaledStack = { url: string; staffLink: string; dataFolder: string; stop(): Promise<void> }

const LOOK_MS = 500
// By then songs of earlier journeys are being made; each of these asks for one more.
const KILLS = new Map<number, PartKind>([
  [3, 'worker'],
  [4, 'api'],
])

/**
 * Two APIs and two workers, each as on a machine of its own, with a database, a bucket and, where it is installed, Redis between them. While
 * songs are being made one worker and one API are killed, and nobody starts them again.
 */
export async function startScaledStack(environment: Record<string, string>): Promise<ScaledStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'arioso-scaled-'))
  const [store, redis] = [await startS3(), findProgram('redis-server') ? await startRedis() : undefined]
  // The tests reach into the same bucket.
  Object.assign(process.env, store.environment)
  const shared = {
    ...store.environment,
    ...(redis && { REDIS_URL: redis.url }),
    AUTH_SECRET: 'the same secret on every machine of these journeys',
    ARIOSO_RATE_LIMITS: 'off',
    ARIOSO_WORDS_URL: 'off',
    ...environment,
  }
  await migrate(environment['DATABASE_URL'] ?? '')
  const start = (kind: PartKind, number: number) =>
    startPart(kind, { ...shared, ARIOSO_DATA: join(dataFolder, `${kind}-${number}`) })
  const parts = await Promise.all([start('api', 1), start('api', 2), start('worker', 1), start('worker', 2)])
  const apis = parts.filter(({ kind }) => kind === 'api')

  // As a newcomer finds it after a minute; two workers make both demo songs at once, and neither is whole while both can be heard.
  await waitForDemoSongs(environment)

  let songsAskedFor = 0
  const balancer = await openBalancer(
    apis.map(({ url }) => url),
    (line) => {
      if (!line.startsWith('POST /api/generate/')) return
      songsAskedFor += 1
      const victim = parts.find(({ kind }) => kind === KILLS.get(songsAskedFor))
      if (victim === undefined) return
      balancer.remove(victim.url)
      victim.child.kill('SIGKILL')
      process.stdout.write(`killed ${victim.kind} ${victim.child.pid} at song ${songsAskedFor}\n`)
    },
  )
  return {
    url: balancer.url,
    staffLink: apis.find(({ staffLink }) => staffLink !== '')?.staffLink ?? '',
    dataFolder,
    stop: async () => {
      balancer.close()
      await Promise.all(parts.map(endPart))
      await redis?.stop()
      await store.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function waitForDemoSongs({ DATABASE_URL = '', ARIOSO_DEMO_SONGS = '0' }: Record<string, string>): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  const text = `select count(*)::int as made from clips where is_demo and job_state = 'completed'`
  const countMade = async () => (await client.query<{ made: number }>(text)).rows[0]?.made ?? 0
  while ((await countMade()) < Number(ARIOSO_DEMO_SONGS)) await delay(LOOK_MS)
  await client.end()
}
