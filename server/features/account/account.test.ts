import { createHash } from 'node:crypto'
import { session } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInPlace } from '@arioso/contract/calls/account'
import { openEverythingReader } from '@arioso/storage/testing'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function signInAgain(member: Member, userAgent: string): Promise<Visitor> {
  const visitor = createVisitor(server.url)
  const body = JSON.stringify({ email: member.email, password: member.password })
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  expect((await visitor.fetch('/api/auth/sign-in/email', { method: 'POST', headers, body })).status).toBe(200)
  return visitor
}

async function places(visitor: Visitor): Promise<SignedInPlace[]> {
  return (await visitor.get('/api/user/sessions/')).body['sessions'] as SignedInPlace[]
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/session/')).body['userId'] !== null

describe('where one is signed in', () => {
  it('is listed with the browser and this place marked, without the token that opens it', async () => {
    const ada = await signUp(server.url)
    const phone = await signInAgain(ada, 'A phone')
    const seen = await places(phone)
    expect(seen).toHaveLength(2)
    expect(seen.find(({ is_current }) => is_current)).toMatchObject({ user_agent: 'A phone', ip_address: '127.0.0.1' })
    expect((await places(ada)).find(({ is_current }) => is_current)?.user_agent).not.toBe('A phone')
    const token = decodeURIComponent(phone.cookies.get('arioso.session_token') ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify(seen)).not.toContain(token)
  })

  it('can be ended from elsewhere, one at a time or all others at once', async () => {
    const ada = await signUp(server.url)
    const [phone, tablet] = [await signInAgain(ada, 'A phone'), await signInAgain(ada, 'A tablet')]
    const phoneId = (await places(ada)).find(({ user_agent }) => user_agent === 'A phone')?.id
    expect((await ada.post(`/api/user/sessions/${phoneId}/revoke/`)).status).toBe(200)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(tablet)).toBe(true)
    await signInAgain(ada, 'A desk')
    expect((await ada.post('/api/user/sessions/revoke_others/')).body).toEqual({ revoked: 2 })
    expect(await isSignedIn(tablet)).toBe(false)
    expect(await isSignedIn(ada)).toBe(true)
  })

  it('is nobody else’s to end', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const id = (await places(ada))[0]?.id
    expect((await bo.post(`/api/user/sessions/${id}/revoke/`)).status).toBe(404)
    await bo.post('/api/user/sessions/revoke_others/')
    expect(await isSignedIn(ada)).toBe(true)
  })

  it('does not show its tokens through the sign-in service either', async () => {
    const ada = await signUp(server.url)
    expect((await ada.get('/api/auth/list-sessions')).status).toBe(404)
    expect((await ada.post('/api/auth/revoke-sessions', {})).status).toBe(404)
    expect(await isSignedIn(ada)).toBe(true)
  })
})

describe('a password', () => {
  it('that is tried first by whoever guesses is refused, wherever one is chosen', async () => {
    const visitor = createVisitor(server.url)
    const account = { name: 'Eve', email: 'evelyn.moon@example.com' }
    for (const password of ['password1', 'aaaaaaaa', 'evelyn.moon']) {
      const refused = await visitor.post('/api/auth/sign-up/email', { ...account, password })
      expect(refused).toMatchObject({ status: 400, body: { code: 'PASSWORD_GUESSABLE' } })
    }
    const ada = await signUp(server.url)
    const change = { currentPassword: ada.password, newPassword: 'sunshine2026' }
    const refused = await ada.post('/api/auth/change-password', change)
    expect(refused).toMatchObject({ status: 400, body: { code: 'PASSWORD_GUESSABLE' } })
  })

  it('changes with the old one known, and signs out everywhere else', async () => {
    const ada = await signUp(server.url)
    const phone = await signInAgain(ada, 'A phone')
    const change = (currentPassword: string) =>
      ada.post('/api/auth/change-password', { currentPassword, newPassword: 'fresh paint', revokeOtherSessions: false })
    expect((await change('not the password')).body).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect(await isSignedIn(phone)).toBe(true)
    expect((await change(ada.password)).status).toBe(200)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await isSignedIn(phone)).toBe(false)
    const subjects = (await server.outbox.listKept()).filter(({ to }) => to === ada.email).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
  })
})

describe('the token of a session', () => {
  const bearer = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return session.parse(await (await fetch(`${server.url}/api/session/`, { headers })).json()).userId
  }

  it('opens nothing without its signature, and nobody reads it from an answer or the database', async () => {
    const ada = await signUp(server.url)
    const body = JSON.stringify({ email: ada.email, password: ada.password })
    const headers = { 'content-type': 'application/json', origin: server.url }
    const reply = await fetch(`${server.url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
    const signed = reply.headers.get('set-auth-token') ?? ''
    const token = decodeURIComponent(signed).split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(await bearer(signed)).toBe(ada.id)
    expect(await bearer(token)).toBeNull()
    expect(JSON.stringify(await reply.json())).not.toContain(token)
    const own = decodeURIComponent(ada.cookies.get('arioso.session_token') ?? '').split('.')[0] ?? ''
    expect(JSON.stringify((await ada.get('/api/auth/get-session')).body)).not.toContain(own)

    const reader = await openEverythingReader(server.storage.databaseUrl)
    const kept = JSON.stringify([...(await reader.read())])
    await reader.close()
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'))
    expect(kept).not.toContain(token)
  })
})

it('a program signs in without pretending to be a page, and a page of another site does not', async () => {
  const ada = await signUp(server.url)
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const account = { email: ada.email, password: ada.password }
  expect((await send('/sign-in/email', account)).status).toBe(200)
  expect((await send('/sign-in/email', account, { origin: 'https://evil.example' })).status).toBe(403)
})

it('whether mails leave this installation is told to anybody', async () => {
  expect((await createVisitor(server.url).get('/api/user/mail_delivery/')).body).toEqual({ is_kept_in_outbox: true })
})
