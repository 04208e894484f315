import { randomUUID } from 'node:crypto'
import { DEFAULT_MODEL_KEY, type GenerateSongJob, JOB_QUEUES } from '@arioso/contract'
import { startTraces, type StopTraces } from '@arioso/providers/traces'
import { type CollectedSpan, startTestCollector, type TestCollector } from '@arioso/providers/traces/testing'
import { clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { type Member, signUp } from '../../testing/visitor.ts'

let collector: TestCollector
let server: TestServer
let stopTraces: StopTraces
beforeAll(async () => {
  collector = await startTestCollector()
  const { endpoint } = collector
  stopTraces = await startTraces({ endpoint, service: 'arioso-test' })
  server = await startTestServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
})
afterAll(async () => {
  await server.close()
  collector.close()
})

const valueOf = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

async function beHeardWhileItGrows(listener: Member, clipId: string): Promise<void> {
  const { clips, files } = server.storage
  await clips.update(clipId, { status: 'streaming', jobState: 'active', audioBytes: 6 })
  const file = await files.openGrowing(clipFiles(clipId).audio)
  await file.append(Buffer.from('abc'))
  const reply = await listener.fetch(`/media/clips/${clipId}/audio.mp3`)
  await file.append(Buffer.from('def'))
  await file.close()
  expect(await reply.text()).toBe('abcdef')
}

it('one trace leads from the press of Create to the end of each take and to the last byte somebody hears of it, and nobody else’s word about traces counts', async () => {
  const ada = await signUp(server.url)
  const bothDone = Promise.withResolvers<void>()
  const taken: object[] = []
  await server.storage.queue.work<GenerateSongJob>(JOB_QUEUES.generateSong, { concurrency: 1 }, async ({ data }) => {
    taken.push(data)
    await beHeardWhileItGrows(ada, data.clip_id)
    if (taken.length === 2) bothDone.resolve()
  })
  const strange = '0af7651916cd43dd8448eb211c80319c'
  const order = {
    mv: DEFAULT_MODEL_KEY,
    gpt_description_prompt: 'a song about a long way',
    make_instrumental: true,
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'simple' },
  }
  const { status } = await ada.fetch('/api/generate/v2/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${strange}-b7ad6b7169203331-01` },
    body: JSON.stringify(order),
  })
  expect(status).toBe(200)
  await bothDone.promise
  await server.storage.queue.stop()
  await stopTraces()
  const { spans } = collector

  const press = spans.find(({ name }) => name === 'POST /api/generate/v2/')
  expect(press && valueOf(press, 'http.response.status_code')).toBe(200)
  expect(press?.traceId).not.toBe(strange)
  const takes = spans.filter(({ name }) => name === JOB_QUEUES.generateSong)
  expect(takes.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
    [press?.traceId, press?.spanId],
    [press?.traceId, press?.spanId],
  ])
  const clips = takes.map((span) => valueOf(span, 'arioso.clip'))
  expect(new Set(clips).size).toBe(2)

  const heard = spans.filter(({ name }) => name === 'listen')
  expect(heard.map((span) => [span.traceId, valueOf(span, 'arioso.clip')])).toEqual(
    clips.map((clip) => [press?.traceId, clip]),
  )
  for (const { events } of heard) expect(events?.map(({ name }) => name)).toEqual(['last byte'])
})
