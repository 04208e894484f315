import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { watchLoop } from './watchLoop.ts'

function openApp() {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const app: FastifyInstance = fastify({ loggerInstance })
  watchLoop(app)
  app.get('/busy/:id', async () => {
    const end = performance.now() + 600
    while (performance.now() < end) Math.hypot(end)
    return 'done'
  })
  return { app, lines }
}

it('a request that holds everybody up is named in the log', async () => {
  const { app, lines } = openApp()
  await app.ready()
  await vi.waitFor(async () => {
    await app.inject({ url: '/busy/7', headers: { 'content-length': '0' } })
    expect(lines.join()).toContain('GET /busy/:id')
  })
  const held = lines.map((line) => JSON.parse(line) as { msg: string; heldMs: number; requests: { route: string }[] })
  const named = held.find(({ requests }) => requests.some(({ route }) => route === 'GET /busy/:id'))
  expect(named).toMatchObject({ msg: 'the event loop was held' })
  expect(named?.heldMs).toBeGreaterThan(200)
  await app.close()
})

it('somebody who left before the answer is not named for ever', async () => {
  const { app, lines } = openApp()
  const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.post('/slow', async (_request, { raw }) => {
    raw.once('close', () => left.resolve())
    arrived.resolve()
    await left.promise
    return 'too late'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const headers = { 'content-type': 'application/json' }
  const asked = fetch(`${url}/slow`, { method: 'POST', headers, body: '{}', signal: leaving.signal })
  await arrived.promise
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await left.promise
  const namesNobodyElse = async () => {
    await fetch(`${url}/busy/7`)
    expect(lines.at(-1)).toContain('GET /busy/:id')
    expect(lines.at(-1)).not.toContain('POST /slow')
  }
  // Who left may still be named by the first look after it.
  await vi.waitFor(namesNobodyElse, { timeout: 20_000 })
  await app.close()
})
