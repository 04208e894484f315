import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfiguration } from '@arioso/contract/configuration'
import { createOutbox, type Outbox } from '@arioso/providers/mail'
import { createEmbeddedWords } from '@arioso/providers/words'
import { openStorage, type Storage } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { pino, type Logger } from 'pino'
import { startServer } from '../index.ts'

export type TestServer = {
  url: string
  port: number
  storage: TestStorage
  outbox: Outbox
  clock: { now: Date }
  close(): Promise<void>
}

// With beside it is one more server on the same database.
type TestOptions = {
  environment?: Record<string, string>
  wrap?: (storage: Storage) => Storage
  log?: Logger
  beside?: TestServer
}

// A real hash takes a tenth of a second for everybody who signs up; the browser tests sign up with it.
const cheapPasswords = {
  hash: (password: string) => Promise.resolve(createHash('sha256').update(password).digest('hex')),
  verify: ({ hash, password }: { hash: string; password: string }) =>
    Promise.resolve(hash === createHash('sha256').update(password).digest('hex')),
}

// The real server on a real database and a free port; only the clock is held still, and passwords are kept cheaply.
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const opened = options.beside === undefined ? await createTestStorage() : await openBeside(options.beside)
  const storage = options.wrap?.(opened) ?? opened
  const folder = await mkdtemp(join(tmpdir(), 'arioso-server-'))
  const outbox = createOutbox({ folder: join(folder, 'outbox') })
  const clock = { now: new Date() }
  const server = await startServer({
    configuration: parseConfiguration({ PORT: '0', ARIOSO_RATE_LIMITS: 'off', ...options.environment }),
    storage,
    words: createEmbeddedWords(),
    mail: outbox,
    webFolder: await writeWebFolder(folder),
    authSecret: 'a secret that only these tests ever use',
    log: options.log ?? pino({ level: 'silent' }),
    now: () => clock.now,
    passwords: cheapPasswords,
  })
  return {
    url: server.url,
    port: server.port,
    storage: opened,
    outbox,
    clock,
    close: async () => {
      await server.close()
      await opened.drop()
      await rm(folder, { recursive: true })
    },
  }
}

async function openBeside({ storage: { databaseUrl, directUrl, filesFolder } }: TestServer): Promise<TestStorage> {
  const storage = await openStorage({ databaseUrl, directUrl, filesFolder })
  return { ...storage, databaseUrl, directUrl, filesFolder, drop: () => storage.close() }
}

async function writeWebFolder(folder: string): Promise<string> {
  const web = join(folder, 'web')
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(
    join(web, 'index.html'),
    '<!doctype html><head><!--preview--><!--preload--></head><body>Arioso<!--first-screen--><!--session--></body>',
  )
  const firstLoads = {
    '/song/*': { preload: ['assets/song.js'], screen: '' },
    '/create': {
      preload: ['assets/create.js'],
      screen: '<h1>Create</h1><textarea placeholder="<!--placeholder-->"></textarea>',
    },
  }
  await writeFile(join(web, 'first-loads.json'), JSON.stringify(firstLoads))
  await writeFile(join(web, 'assets', 'app-1a2b3c.js'), 'export const plain = true')
  await writeFile(join(web, 'assets', 'app-1a2b3c.js.br'), 'brotli bytes')
  await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />')
  return web
}
