import { forgetDeadWorkers } from './forgetDeadWorkers.ts'
import { JOB_QUEUES } from '@arioso/contract'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createS3Files } from '../files/s3Files.ts'
import { createTestStorage, startS3, type TestStorage } from '../testing/index.ts'
import { withClient } from '../testing/testServer.ts'

const QUEUE = JOB_QUEUES.generateSong

let storage: TestStorage

beforeEach(async () => {
  storage = await createTestStorage()
})
afterEach(() => storage.drop())

describe('jobs', () => {
  it('reach a waiting worker with what was sent', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await storage.queue.work(QUEUE, { concurrency: 1 }, async ({ data, retryCount, isLastTry }) =>
      resolve({ data, retryCount, isLastTry }),
    )
    await storage.jobs.send(QUEUE, { clip_id: 'a', attempt: 1 })
    expect(await promise).toEqual({ data: { clip_id: 'a', attempt: 1 }, retryCount: 0, isLastTry: false })
  })

  it('are sent with the transaction around them or not at all', async () => {
    const seen: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const failing = storage.transaction(async ({ jobs }) => {
      await jobs.send(QUEUE, { name: 'rolled back' }, { priority: 9 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await storage.transaction(({ jobs }) => jobs.send(QUEUE, { name: 'committed' }))
    await storage.queue.work<{ name: string }>(QUEUE, { concurrency: 1 }, async ({ data }) => {
      seen.push(data.name)
      resolve()
    })
    await promise
    expect(seen).toEqual(['committed'])
  })

  it('with a higher priority come first', async () => {
    const names = ['demo', 'person', 'another demo'] as const
    for (const name of names) await storage.jobs.send(QUEUE, { name }, { priority: name === 'person' ? 10 : 0 })
    const seen: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await storage.queue.work<{ name: string }>(QUEUE, { concurrency: 1 }, async ({ data }) => {
      seen.push(data.name)
      if (seen.length === names.length) resolve()
    })
    await promise
    expect(seen).toEqual(['person', 'demo', 'another demo'])
  })

  it('sent together come in the order in which they were sent', async () => {
    const names = Array.from({ length: 12 }, (_, take) => `take ${take + 1}`)
    await storage.transaction(async ({ jobs }) => {
      for (const name of names) await jobs.send(QUEUE, { name })
    })
    await moveBehindAllOthers('take 1')
    const seen: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await storage.queue.work<{ name: string }>(QUEUE, { concurrency: 1 }, async ({ data }) => {
      seen.push(data.name)
      if (seen.length === names.length) resolve()
    })
    await promise
    expect(seen).toEqual(names)
  })

  it('with the same key wait only once', async () => {
    for (let times = 0; times < 3; times += 1)
      await storage.jobs.send(QUEUE, { name: 'seed' }, { singletonKey: 'seed' })
    await storage.jobs.send(QUEUE, { name: 'last' }, { priority: -1 })
    const seen: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await storage.queue.work<{ name: string }>(QUEUE, { concurrency: 1 }, async ({ data }) => {
      seen.push(data.name)
      if (data.name === 'last') resolve()
    })
    await promise
    expect(seen).toEqual(['seed', 'last'])
  })

  it('that keep failing are tried three times and then given up, with word of it', async () => {
    const tries: boolean[] = []
    const { promise, resolve } = Promise.withResolvers<object>()
    const onGivenUp = async (data: object) => resolve(data)
    await storage.queue.work(QUEUE, { concurrency: 1, onGivenUp }, async ({ isLastTry }) => {
      tries.push(isLastTry)
      throw new Error('out of tune')
    })
    await storage.jobs.send(QUEUE, { clip_id: 'b' })
    expect(await promise).toEqual({ clip_id: 'b' })
    expect(tries).toEqual([false, false, true])
  })

  it('that cannot reach the store wait for it, however often they have to ask', async () => {
    const store = await startS3()
    const files = createS3Files(store.bucket)
    store.leave()
    const failed: unknown[] = []
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const onGivenUp = async () => reject(new Error('given up'))
    await storage.queue.work(QUEUE, { concurrency: 1, onGivenUp }, async ({ id, retryCount }) => {
      if (retryCount === 4) store.comeBack()
      // The seconds between two tries are not what this is about.
      await withClient(storage.directUrl, (client) =>
        client.query('update pgboss.job set retry_delay = 0, retry_backoff = false where id = $1', [id]),
      )
      await files.write('song', new Uint8Array(1)).catch((error: unknown) => {
        failed.push(error)
        throw error
      })
      resolve(retryCount)
    })
    await storage.jobs.send(QUEUE, { clip_id: 'g' })
    expect(await promise).toBe(4)
    expect(failed).toHaveLength(4)
    expect(await files.size('song')).toBe(1)
    files.close()
    await store.stop()
  })

  it('in the middle are told to stop and wait for the next start', async () => {
    const begun = Promise.withResolvers<void>()
    await storage.queue.work(QUEUE, { concurrency: 1 }, async ({ signal }) => {
      begun.resolve()
      await once(signal, 'abort')
    })
    await storage.jobs.send(QUEUE, { clip_id: 'c' })
    await begun.promise
    await storage.queue.stop({ patienceMs: 0 })
    const again = Promise.withResolvers<number>()
    const next = await openSecondStorage()
    await next.queue.work(QUEUE, { concurrency: 1 }, async ({ retryCount }) => again.resolve(retryCount))
    expect(await again.promise).toBe(1)
    await next.close()
  })

  it('are finished by a worker that ends and has the patience', async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const made: boolean[] = []
    await storage.queue.work(QUEUE, { concurrency: 1 }, async ({ signal }) => {
      begun.resolve()
      await end.promise
      made.push(!signal.aborted)
    })
    await storage.jobs.send(QUEUE, { clip_id: 'f' })
    await begun.promise
    const stopped = storage.queue.stop({ patienceMs: 20_000 })
    end.resolve()
    await stopped
    expect(made).toEqual([true])
  })

  it('that meet one update after the other lose no try to any of them', async () => {
    await storage.jobs.send(QUEUE, { clip_id: 'e' })
    for (let update = 0; update < 3; update += 1) {
      const worker = await openSecondStorage()
      const begun = Promise.withResolvers<boolean>()
      await worker.queue.work(QUEUE, { concurrency: 1 }, async ({ signal, isLastTry }) => {
        begun.resolve(isLastTry)
        await once(signal, 'abort')
      })
      expect(await begun.promise).toBe(false)
      await worker.queue.stop({ patienceMs: 0 })
      await worker.close()
    }
  })
})

describe('a worker killed in the middle', () => {
  it('loses its job to the next worker, at once when the database was down with it', async () => {
    await storage.jobs.send(QUEUE, { clip_id: 'd' })
    const program = fileURLToPath(new URL('hangingWorker.fixture.ts', import.meta.url))
    const worker = spawn(process.execPath, [program, storage.directUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(worker.stdout, 'data')
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await forgetDeadWorkers(storage.directUrl)
    const { promise, resolve } = Promise.withResolvers<object>()
    await storage.queue.work(QUEUE, { concurrency: 1 }, async ({ data, retryCount }) => resolve({ data, retryCount }))
    expect(await promise).toEqual({ data: { clip_id: 'd' }, retryCount: 1 })
  })
})

// Jobs of the same moment come as they happen to lie in the queue's index, where this one is now behind all others.
async function moveBehindAllOthers(name: string): Promise<void> {
  const client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  try {
    await client.query(
      `update pgboss.job set start_after = start_after + interval '1 microsecond' where data ->> 'name' = $1`,
      [name],
    )
  } finally {
    await client.end()
  }
}

async function openSecondStorage() {
  const { openStorage } = await import('../openStorage.ts')
  return openStorage(storage)
}
