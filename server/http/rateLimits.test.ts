import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer } from '../testing/visitor.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on' } })
})
afterEach(() => server.close())

// How many answers come before the first refusal, which has to say when to come back.
async function countAllowed(ask: () => Promise<Answer>, tries = 100): Promise<number> {
  for (let allowed = 0; allowed < tries; allowed += 1) {
    const answer = await ask()
    if (answer.status !== 429) continue
    expect(answer.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', request_id: expect.any(String) })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    return allowed
  }
  return Infinity
}

describe('limits', () => {
  it('guessing one account’s password ends after 10 tries, and others may still sign in', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const visitor = createVisitor(server.url)
    const signIn = (email: string, password: string) => visitor.post('/api/auth/sign-in/email', { email, password })
    expect(await countAllowed(() => signIn(ada.email.toUpperCase(), 'a guess at it'))).toBe(10)
    expect((await signIn(ada.email, ada.password)).status).toBe(429)
    expect((await signIn(bo.email, bo.password)).status).toBe(200)
    expect(await countAllowed(() => signIn(`${randomUUID()}@example.com`, 'a guess at it'))).toBe(30 - 13)
  })

  it('one address opens 30 accounts an hour', async () => {
    const open = () =>
      createVisitor(server.url).post('/api/auth/sign-up/email', {
        name: 'X',
        email: `${randomUUID()}@example.com`,
        password: 'correct horse battery',
      })
    expect(await countAllowed(open)).toBe(30)
  })

  it('a mailbox gets 5 mails an hour, and one address asks for 20', async () => {
    const ada = await signUp(server.url)
    const visitor = createVisitor(server.url)
    const ask = (email: string) => visitor.post('/api/auth/request-password-reset', { email })
    expect(await countAllowed(() => ask(ada.email))).toBe(5)
    expect((await ada.post('/api/auth/send-verification-email', { email: ada.email })).status).toBe(429)
    expect(await countAllowed(() => ask(`${randomUUID()}@example.com`))).toBe(20 - 7)
    const letters = (await server.outbox.listKept()).filter(({ subject }) => subject === 'Choose a new password')
    expect(letters).toHaveLength(5)
  })

  it('a person makes songs and comments only so fast, and nobody else waits for them', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const nothing = { prompt: 'unfinished' }
    expect(await countAllowed(() => ada.post('/api/generate/v2/', nothing))).toBe(30)
    expect((await bo.post('/api/generate/v2/', nothing)).status).toBe(422)
    const comments = `/api/gen/${randomUUID()}/comments`
    expect(await countAllowed(() => ada.post(comments, { content: 'Lovely' }))).toBe(10)
    expect((await bo.post(comments, { content: 'Lovely' })).status).not.toBe(429)
    expect((await ada.get('/api/session/')).status).toBe(200)
  })

  it('the staff link cannot be guessed at length', async () => {
    const ada = await signUp(server.url)
    expect(await countAllowed(() => ada.post('/api/staff/claim/', { token: randomUUID() }))).toBe(10)
  })
})
