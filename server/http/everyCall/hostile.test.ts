import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { DISPLAY_NAME_MAX } from '@arioso/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SOCKETS_PER_ADDRESS } from '../../realtime/limitSockets.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'
import { CONNECTIONS_PER_ADDRESS } from '../limits/limitConnections.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on', ARIOSO_BODY_SECONDS: '1' } })
})
afterAll(() => server.close())

describe('somebody who means harm', () => {
  it('is told at once that a path of slashes leads nowhere, and is counted', async () => {
    const stranger = createVisitor(server.url)
    for (const path of [`/api/auth/${'/'.repeat(15_000)}x`, `/api/auth/${'x'.repeat(400)}`]) {
      const before = process.cpuUsage()
      const { status, headers } = await stranger.get(path)
      const { user } = process.cpuUsage(before)
      expect(status).toBe(404)
      expect(headers.get('x-ratelimit-limit')).toBe('30')
      // The time of the processor, not of the clock: a second and a half before.
      expect(user).toBeLessThan(900_000)
    }
    expect((await stranger.get('/api/auth/get-session/')).status).toBe(200)
  })

  it('gets a clear refusal for a cursor that nobody handed out', async () => {
    const ada = await signUp(server.url)
    const moments = [
      '+275760-09-13T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      'Mon, 25 Dec 1995',
      '1',
      '2020-02-31T00:00:00.000Z',
    ]
    for (const moment of moments) {
      const cursor = Buffer.from(`${moment} ${randomUUID()}`).toString('base64url')
      const sorted = Buffer.from(`created_at desc ${randomUUID()} ${moment}`).toString('base64url')
      for (const answer of [
        await ada.post('/api/video/hooks/feed', { cursor }),
        await ada.get(`/api/notification/v2?cursor=${cursor}`),
        await ada.post('/api/feed/v3', { cursor: sorted }),
      ]) {
        expect({ moment, status: answer.status, code: answer.body['code'] }).toEqual({
          moment,
          status: 422,
          code: 'FIELDS_INVALID',
        })
      }
    }
  })

  it.each([
    ['a JSON body', 'POST /api/feed/v3', 'application/json', '{"cursor":'],
    ['a file', `POST /media/uploads/audio/${randomUUID()}`, 'application/octet-stream', 'RIFF'],
  ])('cannot keep a connection with half of %s', async (_what, call, type, half) => {
    const socket = connect(server.port, '127.0.0.1')
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined).resume()
    const head = `${call} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: 4000\r\n\r\n`
    socket.write(head + half)
    await ended
    expect((await createVisitor(server.url).get('/api/health')).status).toBe(200)
  })

  it('is answered only so often on one socket', async () => {
    const socket = io(server.url, { transports: ['websocket'], forceNew: true })
    let answers = 0
    const asked = 300
    for (let i = 0; i < asked; i += 1) socket.emit('radio:clock', () => (answers += 1))
    // What was sent before this has been read: a socket keeps its order.
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
    await expect.poll(() => answers).toBeGreaterThan(0)
    await createVisitor(server.url).get('/api/health')
    expect(answers).toBeLessThan(asked / 3)
    socket.disconnect()
  })

  it('leaves no picture where none was asked for', async () => {
    const ada = await signUp(server.url)
    const send = (id: string) => {
      const body = new FormData()
      body.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png'))
      return ada.fetch(`/media/uploads/image/${id}`, { method: 'POST', body })
    }
    expect((await send(randomUUID())).status).toBe(404)
    const { body } = await ada.post('/api/uploads/image/', { extension: 'png' })
    expect((await send(String(body['id']))).status).toBe(204)
  })

  it('finds no device of ours open to a page, and no way back from https', async () => {
    const { headers } = await createVisitor(server.url).get('/api/health')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    for (const rule of ["script-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule)
    expect(headers.get('strict-transport-security')).toBeNull()
    const safe = await startTestServer({ beside: server, environment: { PUBLIC_URL: 'https://songs.example' } })
    expect((await fetch(`${safe.url}/api/metrics`)).status).toBe(404)
    const answer = await createVisitor(safe.url).get('/api/health')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    await safe.close()
  })

  it('cannot lay a cookie of another name of the domain under ours, once there is https', async () => {
    const safe = await startTestServer({ beside: server, environment: { PUBLIC_URL: 'https://songs.example' } })
    const ada = await signUp(safe.url)
    expect([...ada.cookies.keys()]).toContain('__Host-arioso.session_token')
    expect((await ada.get('/api/session/')).body).toMatchObject({ userId: ada.id })
    const again = await createVisitor(safe.url).fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ada.email, password: ada.password }),
    })
    const cookie = again.headers.getSetCookie().find((line) => line.startsWith('__Host-')) ?? ''
    expect(cookie).toMatch(/; Path=\//i)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).not.toMatch(/; Domain/i)
    await ada.post('/api/auth/sign-out', {})
    expect((await ada.get('/api/session/')).body).toMatchObject({ userId: null })
    await safe.close()
  })

  it('cannot be called by a name of a megabyte', async () => {
    const visitor = createVisitor(server.url)
    const email = `${randomUUID()}@example.test`
    const { status } = await visitor.post('/api/auth/sign-up/email', {
      name: 'x'.repeat(900_000),
      email,
      password: randomUUID(),
    })
    expect(status).toBe(200)
    const session = await visitor.fetch('/api/session/')
    expect((await session.text()).length).toBeLessThan(20_000)
    const { user } = (await visitor.get('/api/session/')).body as { user: { display_name: string } }
    expect(user.display_name).toHaveLength(DISPLAY_NAME_MAX)
  })
})

describe('one address', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on', ARIOSO_TRUSTED_PROXIES: 'none' } })
  })
  afterAll(() => strict.close())

  it('keeps so many sockets open and no more; others still get in, and it too once it has closed one', async () => {
    const open = async () => {
      const socket = io(strict.url, { transports: ['websocket'], forceNew: true, reconnection: false })
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true))
        for (const end of ['connect_error', 'disconnect'] as const) socket.once(end, () => resolve(false))
      })
      return { socket, isOpen }
    }
    const many = await Promise.all(Array.from({ length: SOCKETS_PER_ADDRESS + 10 }, open))
    const opened = many.filter(({ isOpen }) => isOpen)
    expect(opened).toHaveLength(SOCKETS_PER_ADDRESS)
    const closed = opened.slice(0, 5).map(({ socket }) => socket.disconnect())
    expect(closed.every(({ connected }) => !connected)).toBe(true)
    await vi.waitFor(async () => expect((await open()).isOpen).toBe(true))
    for (const { socket } of many) socket.disconnect()
  })

  it('holds so many connections and no more', async () => {
    const sockets = Array.from({ length: CONNECTIONS_PER_ADDRESS + 20 }, () => connect(strict.port, '127.0.0.1'))
    let cut = 0
    for (const socket of sockets) socket.on('error', () => undefined).once('close', () => (cut += 1))
    await vi.waitFor(() => expect(cut).toBeGreaterThanOrEqual(20))
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect((await createVisitor(strict.url).get('/api/health')).status).toBe(200))
  })
})
