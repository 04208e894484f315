import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) })
})
afterAll(() => server.close())

function check(changes: Record<string, unknown> = {}) {
  return {
    account_age_minutes: 3,
    is_new_signup: true,
    user_id: 'somebody',
    email: 'secret@example.com',
    phone: '+49176555012349',
    timestamp: 1_790_000_000_000,
    honeypot: '',
    token: 'challenge-answer',
    userAgent: 'a browser',
    ...changes,
  }
}

const checksLogged = () => lines.filter((line) => line.includes('background check')).map((line) => JSON.parse(line))

describe('background check', () => {
  it('is taken note of and answered well, whoever sends it and whatever it found', async () => {
    const ada = await signUp(server.url)
    const checks = [check({ user_id: ada.id }), check({ honeypot: 'a robot wrote this' }), check({ token: null })]
    for (const visitor of [ada, createVisitor(server.url)]) {
      for (const body of checks) {
        expect(await visitor.post('/api/auth/verify-token', body)).toMatchObject({
          status: 200,
          body: { success: true },
        })
      }
    }
    expect((await ada.get('/api/session/')).body).toMatchObject({ userId: ada.id })
    expect(checksLogged()).toHaveLength(6)
    expect(checksLogged()[0]).toMatchObject({
      level: 30,
      user: ada.id,
      check: { account_age_minutes: 3, is_new_signup: true, userAgent: 'a browser', email: true, token: true },
    })
    expect(checksLogged()[1]).toMatchObject({ level: 40, check: { honeypot: 'a robot wrote this' } })
  })

  it('tells a solved challenge from a made-up one', async () => {
    const prefix = `v1.${server.clock.now.getTime()}.`
    const hash = (token: string) => createHash('sha256').update(token).digest('hex')
    let number = 0
    while (!hash(prefix + number).startsWith('000')) number += 1
    for (const token of [prefix + number, `v1.1690000000000.${number}`, 'challenge-answer', null]) {
      await createVisitor(server.url).post('/api/auth/verify-token', check({ token }))
    }
    const challenges = checksLogged().map((line: { check: { challenge: string } }) => line.check.challenge)
    expect(challenges.slice(-4)).toEqual(['solved', 'unsolved', 'unsolved', 'unsolved'])
  })

  it('errors that nobody saw reach the log', async () => {
    const body = { source: 'bot-challenge', message: 'not loaded in time' }
    expect((await createVisitor(server.url).post('/api/error_report/', body)).status).toBe(200)
    expect(lines.some((line) => line.includes('not loaded in time'))).toBe(true)
  })

  it('keeps addresses, numbers and challenge answers out of the log', async () => {
    await createVisitor(server.url).post('/api/auth/verify-token', check())
    expect(lines.join('')).not.toMatch(/secret@example\.com|49176555012349|challenge-answer/)
  })
})
