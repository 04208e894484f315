import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { watchLoop } from './watchLoop.ts'

it('a request that holds everybody up is named in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({ loggerInstance })
  watchLoop(app)
  app.get('/busy/:id', async () => {
    const end = performance.now() + 600
    while (performance.now() < end) Math.hypot(end)
    return 'done'
  })
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
