import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate, type Bucket } from '../../../storage/index.ts'
import { startPostgres } from '../../../storage/embedded/index.ts'
import { OLDER_POSTGRES } from '../../../storage/testing/backEnds/installed.ts'
import { findProgram } from '../../../storage/testing/backEnds/programs.ts'
import { startOlderPostgres } from '../../../storage/testing/backEnds/startOlderPostgres.ts'
import { startRedis } from '../../../storage/testing/backEnds/startRedis.ts'
import { startS3, type TestS3 } from '../../../storage/testing/backEnds/startS3.ts'
import { openBalancer, type Balancer } from '../../scaled/openBalancer.ts'
import { endPart, hasEnded, startPart, type Part, type PartKind } from '../../scaled/startPart.ts'

/** Settings of an installation, and what they lead to. */
export type Place = { environment: Record<string, string>; databaseUrl: string; bucket: Bucket; stop(): Promise<void> }

/** A server between the parts that goes, without a word, and comes back at its address. */
export type Neighbour = { name: string; leave(): Promise<void>; comeBack(): Promise<void> }

export type Installation = Place & {
  url: string
  folder: string
  database: string
  listAll(kind: PartKind): Part[]
  /** How many answers an API is giving right now. */
  countAnswers(api: Part): number
  isWhole: () => boolean
  hasRedis: boolean
  neighbours: Neighbour[]
  /** A fresh database on the same server and a bucket of its own. */
  createPlace(name: string): Promise<Place>
}

const EACH = 2

/** Two APIs and two workers behind a balancer, each started again when it dies, with PostgreSQL, a bucket and Redis between them. */
export async function startInstallation(settings: Record<string, string>): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'arioso-scaled-'))
  // The database's account has to get through it.
  await chmod(folder, 0o711)
  const isOlder = existsSync(`${OLDER_POSTGRES}/postgres`)
  const older = isOlder ? await startOlderPostgres(folder) : undefined
  const server = older ?? (await startPostgres({ folder: join(folder, 'postgres') }))

  async function createPlace(name: string): Promise<Place & { store: TestS3 }> {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = new URL(server.url)
    url.pathname = `/${name}`
    const store = await startS3()
    const environment = { ...store.environment, DATABASE_URL: url.href }
    return { environment, databaseUrl: url.href, bucket: store.bucket, store, stop: () => store.stop() }
  }

  const { store, ...place } = await createPlace('scaled')
  await migrate(place.databaseUrl)
  let redis = findProgram('redis-server') ? await startRedis() : undefined
  const redisUrl = redis?.url
  const environment = {
    ...place.environment,
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    AUTH_SECRET: 'the same secret on every machine of this drill',
    ARIOSO_WORDS_URL: 'off',
    ARIOSO_DEMO_SONGS: '0',
    ...settings,
  }

  const redisNeighbour = (url: string): Neighbour => ({
    name: 'Redis',
    leave: async () => redis?.stop(),
    comeBack: async () => {
      redis = await startRedis(Number(new URL(url).port))
    },
  })

  const parts = new Map<string, Part>()
  let balancer: Balancer | undefined
  let isStopping = false

  async function keepRunning(kind: PartKind, number: number): Promise<void> {
    const name = `${kind}-${number}`
    const port = new URL(parts.get(name)?.url || 'http://127.0.0.1:0').port || '0'
    const part = await startPart(kind, { ...environment, PORT: port, ARIOSO_DATA: join(folder, name) })
    parts.set(name, part)
    if (kind === 'api') balancer?.add(part.url)
    part.child.once('exit', () => {
      balancer?.remove(part.url)
      if (!isStopping) void keepRunning(kind, number)
    })
  }

  const numbers = Array.from({ length: EACH }, (_, before) => before + 1)
  await Promise.all((['api', 'worker'] as const).flatMap((kind) => numbers.map((number) => keepRunning(kind, number))))
  const listAll = (kind: PartKind) => [...parts.values()].filter((part) => part.kind === kind)
  balancer = await openBalancer(listAll('api').map(({ url }) => url))

  return {
    ...place,
    environment,
    url: balancer.url,
    folder,
    database: isOlder ? 'PostgreSQL 15' : 'the embedded PostgreSQL',
    listAll,
    countAnswers: ({ url }) => balancer.countAnswers(new URL(url).origin),
    isWhole: () => [...parts.values()].every(({ child }) => !hasEnded(child)),
    hasRedis: redisUrl !== undefined,
    neighbours: [
      ...(older ? [{ name: 'PostgreSQL', leave: () => older.kill(), comeBack: () => older.startAgain() }] : []),
      { name: 'the bucket', leave: async () => store.leave(), comeBack: async () => store.comeBack() },
      ...(redisUrl === undefined ? [] : [redisNeighbour(redisUrl)]),
    ],
    createPlace,
    stop: async () => {
      isStopping = true
      balancer.close()
      await Promise.all([...parts.values()].map(endPart))
      await redis?.stop()
      await place.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
