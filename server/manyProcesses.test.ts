import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorage, clipFiles } from '@arioso/storage'
import { createTestStorage, startS3, type TestS3, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createVisitor, signUp, type Visitor } from './testing/visitor.ts'

type Process = { child: ChildProcess; url: string; folder: string }
type Made = { id: string; status: string; job: { state: string } }

const LONG = { timeout: 240_000, interval: 100 }

let storage: TestStorage
let store: TestS3
const processes: Process[] = []

beforeAll(async () => {
  storage = await createTestStorage()
  store = await startS3()
})
afterAll(async () => {
  const ended = processes.map(async ({ child, folder }) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true })
  })
  await Promise.all(ended)
  await store.stop()
  await storage.drop()
})

// As on a machine of its own: nothing is shared but the database and the bucket.
async function start(script: string): Promise<Process> {
  const folder = await mkdtemp(join(tmpdir(), 'arioso-machine-'))
  const env = {
    PATH: process.env['PATH'],
    // Compiled modules hold nothing of the product: without them each process compiles all of its own.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...store.environment,
    DATABASE_URL: storage.databaseUrl,
    AUTH_SECRET: 'the same secret on every machine of this test',
    ARIOSO_DATA: folder,
    ARIOSO_DEMO_SONGS: '0',
    ARIOSO_RENDER_THREADS: '1',
    ARIOSO_SONG_SECONDS_MAX: '20',
    ARIOSO_WORDS_URL: 'off',
    PORT: '0',
  }
  const program = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const child = fork(program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
  const [{ url = '' }] = (await once(child, 'message')) as [{ url?: string }]
  processes.push({ child, url, folder })
  return { child, url, folder }
}

async function listen(who: Visitor, id: string, from: number, onBytes = () => {}): Promise<Buffer> {
  const heard: Uint8Array[] = []
  const headers = { range: `bytes=${from}-` }
  const reply = await who.fetch(`/media/clips/${id}/audio.mp3`, { headers })
  // Nothing is left to ask for when all of it came before the process was gone.
  expect([206, 416]).toContain(reply.status)
  try {
    for await (const chunk of reply.body ?? []) {
      heard.push(chunk)
      onBytes()
    }
  } catch {
    // Cut off: what came is kept, like a browser does.
  }
  return Buffer.concat(heard)
}

it('two APIs and two workers are one product: they refuse the guess that is one too many, and ending a worker and killing an API loses no song and no listener', async () => {
  const [first, second, worker] = await Promise.all([
    start('server/main.ts'),
    start('server/main.ts'),
    start('worker/main.ts'),
    start('worker/main.ts'),
  ])
  const ada = await signUp(first.url)
  const elsewhere = createVisitor(second.url)
  for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.get('/api/session/')).body).toMatchObject({ user: { id: ada.id }, credits: 50 })

  const guess = { email: `${randomUUID()}@example.com`, password: 'a guess at it' }
  const guesses: number[] = []
  for (let time = 0; time < 12; time += 1)
    guesses.push((await [ada, elsewhere][time % 2]?.post('/api/auth/sign-in/email', guess))?.status ?? 0)
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])

  const order = { mv: 'arioso-v3-5', gpt_description_prompt: 'a short folk song about two lighthouses' }
  const request = { ...order, transaction_uuid: randomUUID(), metadata: { create_mode: 'simple' } }
  const { clips } = (await ada.post('/api/generate/v2/', request)).body as { clips: Made[] }
  const ids = clips.map(({ id }) => id)
  const look = async (who: Visitor) =>
    ((await who.get(`/api/feed/v2?ids=${ids.join(',')}`)).body as { clips: Made[] }).clips
  const playable = await vi.waitFor(async () => {
    const found = (await look(elsewhere)).find(({ status }) => status === 'streaming' || status === 'complete')
    return found ?? Promise.reject(new Error('nothing can be heard yet'))
  }, LONG)

  worker.child.kill('SIGTERM')
  const beginning = await listen(elsewhere, playable.id, 0, () => second.child.kill('SIGKILL'))
  const rest = await listen(ada, playable.id, beginning.length)
  await vi.waitFor(async () => {
    expect((await look(ada)).map(({ job }) => job.state)).toEqual(['completed', 'completed'])
  }, LONG)

  expect((await ada.get('/api/session/')).body).toMatchObject({ credits: 40 })
  const { databaseUrl, filesFolder } = storage
  const beside = await openStorage({ databaseUrl, filesFolder, bucket: store.bucket })
  const kept = (await beside.files.readBytes(clipFiles(playable.id).audio)) ?? Buffer.alloc(0)
  await beside.close()
  expect(Buffer.concat([beginning, rest]).equals(kept)).toBe(true)
  expect(processes.filter(({ folder }) => existsSync(join(folder, 'files')))).toEqual([])
})
