import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInPlace } from '@arioso/contract/calls/account'
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
  it('changes with the old one known, and signs out everywhere else', async () => {
    const ada = await signUp(server.url)
    const phone = await signInAgain(ada, 'A phone')
    const change = (currentPassword: string) =>
      ada.post('/api/auth/change-password', { currentPassword, newPassword: 'fresh paint', revokeOtherSessions: true })
    expect((await change('not the password')).body).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect(await isSignedIn(phone)).toBe(true)
    expect((await change(ada.password)).status).toBe(200)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await isSignedIn(phone)).toBe(false)
  })
})

it('whether mails leave this installation is told to anybody', async () => {
  expect((await createVisitor(server.url).get('/api/user/mail_delivery/')).body).toEqual({ is_kept_in_outbox: true })
})
