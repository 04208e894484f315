import { randomUUID } from 'node:crypto'
import { DISPLAY_NAME_MAX } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on' } })
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
