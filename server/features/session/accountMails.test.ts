import { session } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function tokenFrom(address: string, page: string): Promise<string> {
  const letter = (await server.outbox.listKept()).find(({ to, text }) => to === address && text.includes(page))
  const link = /http\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  expect(link.startsWith(`${server.url}${page}?token=`)).toBe(true)
  return new URL(link).searchParams.get('token') ?? ''
}

const isVerified = async (visitor: Visitor) =>
  session.parse((await visitor.get('/api/session/')).body).user?.email_verified

const verify = (visitor: Visitor, token: string) =>
  visitor.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)

describe('a forgotten password', () => {
  it('is chosen anew through the mail, once, and ends every session', async () => {
    const ada = await signUp(server.url)
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    const token = await tokenFrom(ada.email, '/auth/reset')
    const visitor = createVisitor(server.url)
    const choice = { newPassword: 'an entirely new one', token }
    expect((await visitor.post('/api/auth/reset-password', { ...choice, newPassword: 'short' })).status).toBe(400)
    expect((await visitor.post('/api/auth/reset-password', choice)).status).toBe(200)
    expect(await visitor.post('/api/auth/reset-password', choice)).toMatchObject({ body: { code: 'INVALID_TOKEN' } })
    expect((await ada.get('/api/session/')).body).toMatchObject({ userId: null })
    const signIn = (password: string) => visitor.post('/api/auth/sign-in/email', { email: ada.email, password })
    expect((await signIn(ada.password)).status).toBe(401)
    expect((await signIn('an entirely new one')).status).toBe(200)
  })

  it('makes every earlier link void, as a changed password does', async () => {
    const ada = await signUp(server.url)
    const visitor = createVisitor(server.url)
    const ask = async () => {
      await visitor.post('/api/auth/request-password-reset', { email: ada.email })
      return tokenFrom(ada.email, '/auth/reset')
    }
    const reset = (token: string, newPassword: string) =>
      visitor.post('/api/auth/reset-password', { token, newPassword })
    const [older, newer] = [await ask(), await ask()]
    expect(older).not.toBe(newer)
    expect((await reset(newer, 'an entirely new one')).status).toBe(200)
    expect(await reset(older, 'another new one')).toMatchObject({ body: { code: 'INVALID_TOKEN' } })

    const unused = await ask()
    await visitor.post('/api/auth/sign-in/email', { email: ada.email, password: 'an entirely new one' })
    const change = { currentPassword: 'an entirely new one', newPassword: 'fresh paint' }
    expect((await visitor.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await reset(unused, 'another new one')).toMatchObject({ body: { code: 'INVALID_TOKEN' } })
  })

  it('does not tell whether an address has an account, and writes to nobody unknown', async () => {
    const ada = await signUp(server.url)
    const ask = (email: string) => createVisitor(server.url).post('/api/auth/request-password-reset', { email })
    const [known, unknown] = [await ask(ada.email), await ask('nobody@example.com')]
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect((await server.outbox.listKept()).map(({ to }) => to)).not.toContain('nobody@example.com')
  })
})

describe('an e-mail address', () => {
  it('is confirmed by the link of the sign-up mail, also on another device, and everything works before', async () => {
    const ada = await signUp(server.url)
    expect(await isVerified(ada)).toBe(false)
    expect((await ada.get('/api/project/me?page=1')).status).toBe(200)
    const token = await tokenFrom(ada.email, '/auth/verify')
    expect((await verify(createVisitor(server.url), 'not-a-token')).body).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await isVerified(ada)).toBe(false)
    expect((await verify(createVisitor(server.url), token)).status).toBe(200)
    expect(await isVerified(ada)).toBe(true)
  })

  it('can be written to again, by its owner only and not once it is confirmed', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const countLetters = async () => (await server.outbox.listKept()).filter(({ to }) => to === ada.email).length
    expect((await ada.post('/api/auth/send-verification-email', { email: ada.email })).status).toBe(200)
    expect(await countLetters()).toBe(2)
    expect((await bo.post('/api/auth/send-verification-email', { email: ada.email })).status).toBe(400)
    await verify(ada, await tokenFrom(ada.email, '/auth/verify'))
    const again = await ada.post('/api/auth/send-verification-email', { email: ada.email })
    expect(again).toMatchObject({ status: 400, body: { code: 'EMAIL_ALREADY_VERIFIED' } })
    expect(await countLetters()).toBe(2)
  })

  it('changes only when the old and the new mailbox agree', async () => {
    const ada = await signUp(server.url)
    await verify(ada, await tokenFrom(ada.email, '/auth/verify'))
    const newEmail = `new-${ada.email}`
    const emailNow = async () => session.parse((await ada.get('/api/session/')).body).user?.email
    const withoutPassword = await ada.post('/api/auth/change-email', { newEmail, password: 'not the password' })
    expect(withoutPassword).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await ada.post('/api/auth/change-email', { newEmail, password: ada.password })).status).toBe(200)
    await verify(ada, await tokenFrom(ada.email, '/auth/verify'))
    expect(await emailNow()).toBe(ada.email)
    await verify(ada, await tokenFrom(newEmail, '/auth/verify'))
    expect(await emailNow()).toBe(newEmail)
    expect(await isVerified(ada)).toBe(true)
  })

  it('that was never confirmed is told when the account leaves it', async () => {
    const ada = await signUp(server.url)
    const newEmail = `moved-${ada.email}`
    await ada.post('/api/auth/change-email', { newEmail, password: ada.password })
    const told = (await server.outbox.listKept()).find(({ to, text }) => to === ada.email && text.includes(newEmail))
    expect(told?.subject).toBe('Your email address is about to change')
  })
})
