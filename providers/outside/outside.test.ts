import { expect, it } from 'vitest'
import { createBreaker } from './createBreaker.ts'
import { createOutside } from './index.ts'
import { openFakeServer } from './openFakeServer.ts'

it('asks again where that may help, not where the answer is no', async () => {
  const answers = [503, 503, 200, 400]
  let asked = 0
  const server = await openFakeServer(async () => ({ status: answers[asked++] ?? 200, body: '{}' }))
  const outside = createOutside({ name: 'it', baseUrl: server.url, pauseMs: 1 })
  const call = { timeoutMs: 1000, tries: 3 }
  expect((await outside.ask('/a', call)).status).toBe(200)
  await expect(outside.ask('/a', call)).rejects.toMatchObject({ problem: 'failed', status: 400 })
  expect(asked).toBe(4)
  expect(outside.facts()).toMatchObject({ calls: 4, errorRate: 0.75 })
  await server.close()
})

it('leaves alone who keeps failing, tries once a while, and comes back', async () => {
  let time = 0
  let status = 502
  let asked = 0
  const server = await openFakeServer(async () => {
    asked += 1
    return { status }
  })
  const breaker = createBreaker({ failuresMax: 2, pauseMs: 100, now: () => time })
  const outside = createOutside({ name: 'it', baseUrl: server.url, breaker })
  const ask = (isProbe = false) => outside.ask('/', { timeoutMs: 1000, isProbe })
  for (const _ of [1, 2]) await expect(ask()).rejects.toMatchObject({ problem: 'unavailable' })
  await expect(ask()).rejects.toMatchObject({ problem: 'resting' })
  expect([asked, outside.facts().isResting]).toEqual([2, true])
  time = 150
  await expect(ask()).rejects.toMatchObject({ problem: 'unavailable' })
  await expect(ask()).rejects.toMatchObject({ problem: 'resting' })
  status = 200
  await ask(true)
  await ask()
  expect(outside.facts().isResting).toBe(false)
  await server.close()
})

it('calls no other host, whatever it is told, and gives up in time', async () => {
  const other = await openFakeServer(async () => ({ body: 'secret' }))
  const server = await openFakeServer(async ({ path }) =>
    path === '/slow' ? 'silence' : { status: 302, headers: { location: other.url } },
  )
  const outside = createOutside({ name: 'it', baseUrl: server.url })
  await expect(outside.ask('/away', { timeoutMs: 1000 })).rejects.toMatchObject({ status: 302 })
  await expect(outside.ask('@127.0.0.1:1/x', { timeoutMs: 1000 })).rejects.toMatchObject({ problem: 'failed' })
  await expect(outside.ask('/slow', { timeoutMs: 30 })).rejects.toMatchObject({ problem: 'timeout' })
  await Promise.all([server.close(), other.close()])
})
