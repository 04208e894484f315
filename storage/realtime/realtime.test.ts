import type { Clip } from '@arioso/contract'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArtist } from '../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../testing/index.ts'
import { toClip } from '../repositories/clips/storedClip.ts'
import type { RealtimeServer } from './openRealtime.ts'

let storage: TestStorage
let api: RealtimeServer
let worker: RealtimeServer
let listener: Socket

beforeEach(async () => {
  storage = await createTestStorage()
  const http = createServer()
  api = await storage.openRealtime(http)
  api.on('connection', (socket) => socket.join('user:ann'))
  worker = await storage.openRealtime()
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  listener = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] })
  await new Promise<void>((resolve) => listener.once('connect', resolve))
})
afterEach(async () => {
  listener.disconnect()
  await storage.drop()
})

async function makeClip(lyrics: string): Promise<Clip> {
  const artist = await createArtist(storage)
  const [clip] = await storage.clips.insert([artist.newClip({ lyrics })])
  if (!clip) throw new Error('no clip')
  return toClip(clip)
}

function nextClip(): Promise<Clip> {
  return new Promise((resolve) => listener.once('clip:updated', resolve))
}

describe('a clip the worker changes', () => {
  it("reaches its creator's browser through another server", async () => {
    const clip = await makeClip('short')
    const received = nextClip()
    worker.to('user:bob').emit('clip:updated', { ...clip, title: "somebody else's" })
    worker.to('user:ann').emit('clip:updated', clip)
    expect(await received).toEqual(clip)
  })

  it('arrives whole when its lyrics are longer than a notification can be', async () => {
    const clip = await makeClip('la '.repeat(3000))
    const received = nextClip()
    worker.to('user:ann').emit('clip:updated', clip)
    expect(await received).toEqual(clip)
  })
})

describe('a server without HTTP', () => {
  it('closes like any other, also twice', async () => {
    await new Promise<void>((resolve) => {
      void worker.close(() => resolve())
    })
    await expect(worker.close()).resolves.toBeUndefined()
  })
})

describe('when the database cuts every connection', () => {
  it('everything goes on by itself', async () => {
    const clip = await makeClip('before')
    await cutConnections(storage)
    // A query sent before the cut is noticed fails with its connection; the next one has a new one.
    await vi.waitFor(async () => expect(await storage.clips.find(clip.id)).toBeDefined())
    const received = nextClip()
    const repeated = setInterval(() => worker.to('user:ann').emit('clip:updated', clip), 100)
    expect(await received.finally(() => clearInterval(repeated))).toEqual(clip)
  })

  it('everything can still be closed', async () => {
    const other = await createTestStorage()
    await other.openRealtime()
    await cutConnections(other)
    await expect(other.drop()).resolves.toBeUndefined()
  })
})

async function cutConnections({ directUrl }: TestStorage): Promise<void> {
  const administrator = new Client({ connectionString: directUrl })
  await administrator.connect()
  await administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await administrator.end()
}
