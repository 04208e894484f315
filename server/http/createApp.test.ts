import { randomUUID } from 'node:crypto'
import { calls, type AnyCall } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../testing/visitor.ts'

type Operation = { summary: string; description?: string }

let server: TestServer
let ada: Member
let documented: Record<string, Record<string, Operation>>
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  const document = await (await fetch(`${server.url}/api/docs/json`)).json()
  documented = (document as { paths: typeof documented }).paths
})
afterAll(() => server.close())

const table = Object.entries<AnyCall>(calls)
const callsWithInput = table.filter(([, call]) => call.params ?? call.query ?? call.body)
const json = { 'content-type': 'application/json' }
const pathOf = (call: AnyCall, value: string) => call.path.replaceAll(/:\w+/g, value)
const nonsense = 'x'.repeat(5000)

function queryOf(call: AnyCall): string {
  const names = call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : []
  return new URLSearchParams(names.map((name) => [name, nonsense])).toString()
}

const memberCalls = table.filter(([, call]) => call.access === 'member')

describe('every call', () => {
  it.each(memberCalls)('%s is closed to strangers, whatever they send', async (_, call) => {
    const visitor = createVisitor(server.url)
    const path = pathOf(call, randomUUID())
    const bodies = call.method === 'GET' ? [null] : [null, '{}', '{"nonsense":true}', '{']
    for (const body of bodies) {
      const reply = await visitor.fetch(path, { method: call.method, body, headers: json })
      expect(reply.status).toBe(401)
      expect(await reply.json()).toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    }
  })

  it.each(table)('%s is served and described in the documentation', (_, call) => {
    const path = documented[call.path.replaceAll(/:(\w+)/g, '{$1}')]
    expect(path?.[call.method.toLowerCase()]?.summary).toBe(call.summary)
  })

  it.each(callsWithInput)('%s answers nonsense with a 4xx and a code', async (_, call) => {
    const path = call.params ? pathOf(call, nonsense.slice(0, 60)) : `${call.path}?${queryOf(call)}`
    for (const body of call.method === 'GET' ? [null] : ['[]', '"text"', '7']) {
      const reply = await ada.fetch(path, { method: call.method, body, headers: json })
      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject({ code: 'FIELDS_INVALID', request_id: expect.any(String) })
    }
  })
})

describe('the server', () => {
  it('says that it is well, and that it is not when the database does not answer', async () => {
    const database = { answers: true }
    const wrap = (storage: Storage): Storage => ({
      ...storage,
      ping: () => (database.answers ? storage.ping() : Promise.reject(new Error('gone'))),
    })
    const own = await startTestServer({ wrap })
    try {
      const visitor = await signUp(own.url)
      expect(await visitor.get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
      database.answers = false
      expect(await visitor.get('/api/health')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    } finally {
      await own.close()
    }
  })

  it('unknown calls, methods and unreadable bodies get JSON with a code and the request id', async () => {
    const visitor = createVisitor(server.url)
    for (const path of ['/api', '/api/nothing', '/api/session/x/y']) {
      const answer = await visitor.get(path)
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect(answer.body['request_id']).toBe(answer.headers.get('x-request-id'))
    }
    expect((await visitor.post('/api/session/')).status).toBe(404)
    const send = (body: string, type = 'application/json') =>
      visitor.fetch('/api/unified/homepage', { method: 'POST', body, headers: { 'content-type': type } })
    expect((await send('{"cursor":')).status).toBe(400)
    expect(await (await send('{"__proto__":{"x":1}}')).json()).toMatchObject({ code: 'BODY_UNREADABLE' })
    expect(await (await send('<xml/>', 'text/xml')).json()).toMatchObject({ code: 'BODY_UNREADABLE' })
    const large = await send(JSON.stringify({ cursor: 'x'.repeat(2_000_000) }))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
    expect((await visitor.get('/api/clip/%E0%A4%A')).status).toBe(400)
    expect((await visitor.get('/api/clip/%00')).status).toBe(400)
  })

  it('shows its documentation and, to this machine, its measurements', async () => {
    const docs = await fetch(`${server.url}/api/docs`)
    expect(docs.status).toBe(200)
    const page = await docs.text()
    expect(page).not.toMatch(/<script>[^<]/)
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map((match) => new URL(match[1] ?? '', docs.url))
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect((await fetch(script)).headers.get('content-type')).toContain('javascript')
    await fetch(`${server.url}/api/session/`)
    const metrics = await (await fetch(`${server.url}/api/metrics`)).text()
    expect(metrics).toMatch(
      /arioso_http_request_seconds_count\{method="GET",route="\/api\/session\/?",status="200"\} \d/,
    )
    const proxied = await fetch(`${server.url}/api/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(proxied.status).toBe(404)
  })

  it('takes the next free port when its own is taken', async () => {
    const second = await startTestServer({ environment: { PORT: String(server.port) } })
    try {
      expect(second.port).not.toBe(server.port)
      expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
    } finally {
      await second.close()
    }
  })
})
