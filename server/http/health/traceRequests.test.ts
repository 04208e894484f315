import { startTraces } from '@arioso/providers/traces'
import { startTestCollector } from '@arioso/providers/traces/testing'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { traceRequests } from './traceRequests.ts'

it('whoever leaves before the answer leaves a trace, too', async () => {
  const collector = await startTestCollector()
  const stopTraces = await startTraces({ endpoint: collector.endpoint, service: 'arioso-test' })
  const app = fastify()
  traceRequests(app)
  const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/api/quick', async () => 'done')
  app.post('/api/slow', async (_request, { raw }) => {
    raw.once('close', () => left.resolve())
    arrived.resolve()
    await left.promise
    return 'too late'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${url}/api/quick`)).text()
  const leaving = new AbortController()
  const headers = { 'content-type': 'application/json' }
  const asked = fetch(`${url}/api/slow`, { method: 'POST', headers, body: '{}', signal: leaving.signal })
  await arrived.promise
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await left.promise
  await app.close()
  await stopTraces()
  collector.close()

  const told = collector.spans.map(({ name, attributes, events }) => ({
    name,
    status: attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue,
    events: events?.map((event) => event.name),
  }))
  expect(told).toEqual([
    { name: 'GET /api/quick', status: 200, events: [] },
    { name: 'POST /api/slow', status: undefined, events: ['left'] },
  ])
})
