import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

let storage: TestStorage
let folder: string
beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-main-'))
})
afterAll(() => storage.drop())

function start(environment: Record<string, string>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const own = { ARIOSO_DATA: folder, PORT: '0', ARIOSO_WORDS_URL: 'off' }
  const env = { PATH, NODE_COMPILE_CACHE, ...own, ...environment }
  return fork(MAIN, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] })
}

async function becomesReady(child: ChildProcess): Promise<{ kind: string; url: string; port: number }> {
  const [message] = (await once(child, 'message')) as [{ kind: string; url: string; port: number }]
  return message
}

describe('the API process', () => {
  it('says when it is ready, keeps its secret, and ends in order when told to', async () => {
    const child = start({ DATABASE_URL: storage.databaseUrl })
    const ready = await becomesReady(child)
    expect(ready).toMatchObject({ kind: 'ready', url: `http://127.0.0.1:${ready.port}` })
    expect((await fetch(`${ready.url}/api/health`)).status).toBe(200)
    expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toHaveProperty('auth_secret')
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  })

  it('told to end, says so to balancers, answers whoever still comes, and finishes what it began', async () => {
    const child = start({ DATABASE_URL: storage.databaseUrl, ARIOSO_DRAIN_SECONDS: '1' })
    const { url } = await becomesReady(child)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (path: string) => {
      const sent = get(`${url}${path}`, { agent })
      const [reply] = (await once(sent, 'response')) as [IncomingMessage]
      await reply.resume().toArray()
      return { status: reply.statusCode, connection: reply.headers.connection }
    }
    expect(await ask('/api/health')).toEqual({ status: 200, connection: 'keep-alive' })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await ask('/api/health')).toEqual({ status: 503, connection: 'close' }))
    expect(await ask('/api/session/')).toEqual({ status: 200, connection: 'close' })
    expect((await ended)[0]).toBe(0)
    agent.destroy()
  })

  it('moves on when its port is taken, and goes with its parent', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const child = start({ DATABASE_URL: storage.databaseUrl, PORT: String(taken) })
    const { url, port } = await becomesReady(child)
    expect(port).not.toBe(taken)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const ended = once(child, 'exit')
    child.disconnect()
    expect((await ended)[0]).toBe(0)
    other.close()
  })

  it.each([
    [{}, 'DATABASE_URL: required'],
    [{ PORT: 'many' }, 'PORT: '],
  ])('a wrong setting stops it with one line that names it', async (environment, text) => {
    const child = start(environment)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect((await once(child, 'exit'))[0]).toBe(1)
    expect(said).toContain(text)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
  })
})
