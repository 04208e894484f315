import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer } from '../../testing/visitor.ts'

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

  // The test server believes whoever is on this machine about where they come from.
  const from = (address: number, path: string, body: object, cookie = '') =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${address}`,
        origin: server.url,
        cookie,
      },
      body: JSON.stringify(body),
    })
  const subjectsTo = async (to: string) =>
    (await server.outbox.listKept()).filter((letter) => letter.to === to).map(({ subject }) => subject)

  it('guessing one account’s password from many addresses slows down; its owner’s browser still gets in, and they are told', async () => {
    const ada = await signUp(server.url)
    const signIn = (address: number, password: string, cookie = '') =>
      from(address, '/api/auth/sign-in/email', { email: ada.email, password }, cookie)
    const device = `arioso_device=${ada.cookies.get('arioso_device')}`
    expect((await signIn(250, ada.password)).status).toBe(200)
    const statuses: number[] = []
    for (let address = 0; address < 25; address += 1) statuses.push((await signIn(address, 'a guess at it')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 5 }, () => 429)])
    const refused = await signIn(77, ada.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(78, ada.password, device)).status).toBe(200)
    expect((await signIn(78, 'a guess at it', `${device}x`)).status).toBe(429)
    await vi.waitFor(async () =>
      expect(await subjectsTo(ada.email)).toContain('Someone is trying to guess your password'),
    )
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect((await signIn(79, ada.password)).status).toBe(200)
  })

  it('one address learns of five accounts an hour by signing up, and their owners are told', async () => {
    const people = [await signUp(server.url), await signUp(server.url)]
    const account = { name: 'X', password: 'correct horse battery' }
    const tryAll = async (address: number) => {
      const statuses: number[] = []
      for (let time = 0; time < 7; time += 1) {
        const { email = '' } = people[time % 2] ?? {}
        statuses.push((await from(address, '/api/auth/sign-up/email', { ...account, email })).status)
      }
      return statuses
    }
    expect(await tryAll(1)).toEqual([422, 422, 422, 422, 422, 429, 429])
    const fresh = { ...account, email: `${randomUUID()}@example.com` }
    expect((await from(1, '/api/auth/sign-up/email', fresh)).status).toBe(429)
    expect((await from(2, '/api/auth/sign-up/email', fresh)).status).toBe(200)
    await vi.waitFor(async () => {
      const told = await subjectsTo(people[0]?.email ?? '')
      expect(told.filter((subject) => subject === 'You already have an account')).toHaveLength(1)
    })
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

  it('two servers count together, tell what is left, and go on by themselves when nobody keeps their count', async () => {
    const other = await startTestServer({ beside: server, environment: { ARIOSO_RATE_LIMITS: 'on' } })
    const visitors = [createVisitor(server.url), createVisitor(other.url)]
    const guess = async (time: number, email: string) =>
      (await visitors[time % 2]?.post('/api/auth/sign-in/email', { email, password: 'a guess at it' })) as Answer
    const answers: Answer[] = []
    for (let time = 0; time < 12; time += 1) answers.push(await guess(time, 'ada@example.com'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(answers.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))).toEqual(
      Array.from({ length: 12 }, (_, time) => 29 - time),
    )
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-limit'))).toEqual(
      Array.from({ length: 12 }, () => '30'),
    )
    expect(Number(answers[0]?.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)

    await dropCounts()
    const alone: number[] = []
    for (let time = 0; time < 23; time += 1) alone.push((await guess(time, 'bo@example.com')).status)
    expect(alone).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429, 429])
    await other.close()
  })

  async function dropCounts(): Promise<void> {
    const administrator = new Client({ connectionString: server.storage.databaseUrl })
    await administrator.connect()
    await administrator.query('drop table limit_counts')
    await administrator.end()
  }

  it('the staff link cannot be guessed at length', async () => {
    const ada = await signUp(server.url)
    expect(await countAllowed(() => ada.post('/api/staff/claim/', { token: randomUUID() }))).toBe(10)
  })
})
