import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@arioso/storage'
import { findProgram } from '../../../storage/testing/backEnds/programs.ts'
import { startRedis } from '../../../storage/testing/backEnds/startRedis.ts'
import { startS3 } from '../../../storage/testing/backEnds/startS3.ts'
import { openBalancer } from './openBalancer.ts'

export type ScaledStack = { url: string; staffLink: string; dataFolder: string; stop(): Promise<void> }

type Part = { kind: 'api' | 'worker'; child: ChildProcess; url: string; staffLink: string }

const SCRIPTS = { api: 'server/main.ts', worker: 'worker/main.ts' }
// By then songs of earlier journeys are being made; each of these asks for one more.
const KILLS = new Map<number, Part['kind']>([
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
  const start = (kind: Part['kind'], number: number) =>
    startPart(kind, { ...shared, ARIOSO_DATA: join(dataFolder, `${kind}-${number}`) })
  const apis = [await start('api', 1), await start('api', 2)]
  const parts = [...apis, await start('worker', 1), await start('worker', 2)]

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

async function startPart(kind: Part['kind'], environment: Record<string, string>): Promise<Part> {
  const program = fileURLToPath(new URL(`../../../${SCRIPTS[kind]}`, import.meta.url))
  const env = { ...process.env, PORT: '0', ...environment }
  const child = fork(program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
  const [{ url = '', staffLink = '' }] = (await once(child, 'message')) as [{ url?: string; staffLink?: string }]
  return { kind, child, url, staffLink }
}

async function endPart({ child }: Part): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
