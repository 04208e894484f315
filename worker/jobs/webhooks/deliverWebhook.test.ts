import { webhookMessage } from '@arioso/contract'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { abandonSong } from '../songs/abandonSong.ts'
import { complete } from '../songs/streamClip.ts'
import { deliverWebhook } from './deliverWebhook.ts'

let storage: TestStorage
let artist: Artist
let server: Server
let url = ''
let status = 204
const heard: { body: string; signature: string }[] = []

beforeAll(async () => {
  storage = await createTestStorage()
  artist = await createArtist(storage)
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ body, signature: String(request.headers['arioso-signature']) })
      return response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterEach(() => {
  heard.length = 0
  status = 204
})
afterAll(async () => {
  server.close()
  await storage.drop()
})

const announce = async () => undefined
const parts = () => ({ storage, allowsLoopback: true, now: () => new Date(), random: () => 1 })

async function endSong(kind: 'finished' | 'failed') {
  const [clip] = await storage.clips.insert([artist.newClip({ title: 'Low Tide' })])
  if (clip === undefined) throw new Error('no clip')
  if (kind === 'finished') await complete({ storage, announce }, clip, clip.attempt)
  else await abandonSong({ storage, announce }, { clip_id: clip.id, attempt: clip.attempt })
  const [delivery] = await storage.webhooks.listDeliveries(artist.id, 1)
  return { clip, delivery }
}

// The seconds after which the queue hands out the next try of a message.
async function nextTry(id: string): Promise<{ tries: number; seconds: number } | undefined> {
  const client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ tries: number; seconds: number }>(
    `select (data->>'tries')::int as tries, round(extract(epoch from start_after - now()))::int as seconds from pgboss.job
     where name = 'deliver-webhook' and data->>'delivery_id' = $1 order by 1 desc limit 1`,
    [id],
  )
  await client.end()
  return rows[0]
}

it('without an address nothing is told; with one, songs that are finished or failed are, signed', async () => {
  expect((await endSong('finished')).delivery).toBe(undefined)
  await storage.webhooks.set(artist.id, { url, secret: 'whsec_test' })
  for (const kind of ['finished', 'failed'] as const) {
    const { clip, delivery } = await endSong(kind)
    expect(await nextTry(delivery?.id ?? '')).toMatchObject({ tries: 0 })
    await deliverWebhook(parts(), { delivery_id: delivery?.id ?? '', tries: 0 })
    const said = webhookMessage.parse(JSON.parse(heard.at(-1)?.body ?? ''))
    const error_code = kind === 'failed' ? 'GENERATION_FAILED' : null
    expect(said).toMatchObject({
      id: delivery?.id,
      type: `song.${kind}`,
      data: { clip_id: clip.id, title: 'Low Tide', error_code },
    })
    expect(heard.at(-1)?.signature).toMatch(/^t=\d+,v1=[\da-f]{64}$/)
    expect(await storage.webhooks.findDelivery(delivery?.id ?? '')).toMatchObject({
      state: 'delivered',
      lastStatus: 204,
    })
  }
  expect(heard).toHaveLength(2)
})

it('a message that is not taken comes again, later and later, and a job that runs twice sends once', async () => {
  status = 503
  const { delivery } = await endSong('finished')
  const id = delivery?.id ?? ''
  const pauses: number[] = []
  const tellings = () => storage.doorCalls.summarise()
  await expect.poll(tellings).toMatchObject([{ door: 'webhooks', calls: 2, errorRate: 0, lastError: null }])
  for (let tries = 0; tries < 6; tries += 1) {
    await deliverWebhook(parts(), { delivery_id: id, tries })
    await deliverWebhook(parts(), { delivery_id: id, tries })
    const next = await nextTry(id)
    if (next?.tries === tries + 1) pauses.push(next.seconds)
  }
  expect(heard).toHaveLength(6)
  expect(pauses).toEqual([10, 60, 600, 3600, 21_600])
  expect(await storage.webhooks.findDelivery(id)).toMatchObject({
    state: 'failed',
    tries: 6,
    lastError: 'it answered 503',
  })
  await expect.poll(tellings).toMatchObject([{ calls: 8, errorRate: 0.75, lastError: 'it answered 503' }])
})

it('an address that keeps failing is switched off, and its owner is told; set again, it works again', async () => {
  await storage.webhooks.set(artist.id, { url, secret: 'whsec_test' })
  status = 500
  for (let lost = 0; lost < 3; lost += 1) {
    const { delivery } = await endSong('finished')
    for (let tries = 0; tries < 6; tries += 1) await deliverWebhook(parts(), { delivery_id: delivery?.id ?? '', tries })
  }
  expect(await storage.webhooks.find(artist.id)).toMatchObject({ isOn: false, failures: 3 })
  const { notifications } = await storage.notifications.list(artist.id, { cursor: null, limit: 20 })
  expect(notifications.map(({ message }) => message).join()).toContain('Your webhook was switched off')
  await storage.webhooks.set(artist.id, { url, secret: 'whsec_new' })
  status = 200
  const { delivery } = await endSong('finished')
  await deliverWebhook(parts(), { delivery_id: delivery?.id ?? '', tries: 0 })
  expect(await storage.webhooks.findDelivery(delivery?.id ?? '')).toMatchObject({ state: 'delivered' })
})

it('this machine is not called unless it may be', async () => {
  const { delivery } = await endSong('finished')
  await deliverWebhook({ ...parts(), allowsLoopback: false }, { delivery_id: delivery?.id ?? '', tries: 0 })
  expect(heard).toEqual([])
  expect(await storage.webhooks.findDelivery(delivery?.id ?? '')).toMatchObject({ lastError: 'it is this machine' })
})
