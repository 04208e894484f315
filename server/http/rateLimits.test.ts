import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer } from '../testing/visitor.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on' } })
})
afterEach(() => server.close())

// The first `allowed` answers may be anything but 429; the one after them has to say when to come back.
async function expectLimit(allowed: number, ask: () => Promise<Answer>): Promise<void> {
  const statuses = new Set<number>()
  for (let asked = 0; asked < allowed; asked += 1) statuses.add((await ask()).status)
  expect(statuses).not.toContain(429)
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', request_id: expect.any(String) } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('limits', () => {
  it('guessing one account’s password ends after 10 tries, and others may still sign in', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const visitor = createVisitor(server.url)
    const signIn = (email: string, password: string) => visitor.post('/api/auth/sign-in/email', { email, password })
    await expectLimit(10, () => signIn(ada.email.toUpperCase(), 'a guess at it'))
    expect((await signIn(ada.email, ada.password)).status).toBe(429)
    expect((await signIn(bo.email, bo.password)).status).toBe(200)
    await expectLimit(30 - 13, () => signIn(`${randomUUID()}@example.com`, 'a guess at it'))
  })

  it('one address opens 30 accounts an hour', async () => {
    const open = () =>
      createVisitor(server.url).post('/api/auth/sign-up/email', {
        name: 'X',
        email: `${randomUUID()}@example.com`,
        password: 'correct horse battery',
      })
    await expectLimit(30, open)
  })

  it('a mailbox gets 5 mails an hour, and one address asks for 20', async () => {
    const ada = await signUp(server.url)
    const visitor = createVisitor(server.url)
    const ask = (email: string) => visitor.post('/api/auth/request-password-reset', { email })
    await expectLimit(5, () => ask(ada.email))
    expect((await ada.post('/api/auth/send-verification-email', { email: ada.email })).status).toBe(429)
    await expectLimit(20 - 7, () => ask(`${randomUUID()}@example.com`))
    const letters = (await server.outbox.listKept()).filter(({ subject }) => subject === 'Choose a new password')
    expect(letters).toHaveLength(5)
  })

  it('a person makes songs and comments only so fast, and nobody else waits for them', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const nothing = { prompt: 'unfinished' }
    await expectLimit(30, () => ada.post('/api/generate/v2/', nothing))
    expect((await bo.post('/api/generate/v2/', nothing)).status).toBe(422)
    const comments = `/api/gen/${randomUUID()}/comments`
    await expectLimit(10, () => ada.post(comments, { content: 'Lovely' }))
    expect((await bo.post(comments, { content: 'Lovely' })).status).not.toBe(429)
    expect((await ada.get('/api/session/')).status).toBe(200)
  })

  it('the staff link cannot be guessed at length', async () => {
    const ada = await signUp(server.url)
    await expectLimit(10, () => ada.post('/api/staff/claim/', { token: randomUUID() }))
  })
})
