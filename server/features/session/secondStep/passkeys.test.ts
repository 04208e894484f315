import { session } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSoftPasskey } from '../../../testing/createSoftPasskey.ts'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../../testing/visitor.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_STAFF_SECOND_STEP: 'required' } })
  url = `http://localhost:${server.port}`
})
afterAll(() => server.close())

type SoftPasskey = ReturnType<typeof createSoftPasskey>
type Odd = { origin?: string; isUnlocked?: boolean; password?: string }

const challengeOf = async (visitor: Visitor, kind: 'register' | 'authenticate') =>
  String((await visitor.get(`/api/auth/passkey/generate-${kind}-options`)).body['challenge'])

async function add(member: Member, key: SoftPasskey, { origin = url, isUnlocked = true, password }: Odd = {}) {
  const challenge = await challengeOf(member, 'register')
  const response = key.create({ challenge, origin, isUnlocked })
  const body = { response, name: 'My phone', password: password ?? member.password }
  return member.post('/api/auth/passkey/verify-registration', body)
}

async function enter(key: SoftPasskey, { origin = url, isUnlocked = true }: Odd = {}) {
  const visitor = createVisitor(url)
  const challenge = await challengeOf(visitor, 'authenticate')
  const response = key.get({ challenge, origin, isUnlocked })
  return { visitor, answer: await visitor.post('/api/auth/passkey/verify-authentication', { response }) }
}

const who = async (visitor: Visitor) => session.parse((await visitor.get('/api/session/')).body).userId

describe('a passkey', () => {
  it('signs in without a password, is named, listed and removed by its owner, and then opens nothing', async () => {
    const [ada, key] = [await signUp(url), createSoftPasskey('localhost')]
    const added = await add(ada, key)
    expect(added.status).toBe(200)
    const { visitor, answer } = await enter(key)
    expect(answer.status).toBe(200)
    expect(answer.body['session']).not.toHaveProperty('token')
    expect(await who(visitor)).toBe(ada.id)
    expect(visitor.cookies.has('arioso_signed_in')).toBe(true)

    const id = String(added.body['id'])
    await ada.post('/api/auth/passkey/update-passkey', { id, name: 'x'.repeat(500) })
    const listed = (await ada.get('/api/auth/passkey/list-user-passkeys')).body as unknown as { name: string }[]
    expect(listed.map(({ name }) => name.length)).toEqual([60])

    const bo = await signUp(url)
    expect((await bo.post('/api/auth/passkey/delete-passkey', { id })).status).toBe(401)
    expect((await enter(key)).answer.status).toBe(200)
    expect((await ada.post('/api/auth/passkey/delete-passkey', { id })).status).toBe(200)
    expect((await enter(key)).answer.status).toBe(401)
    const seen = (await server.storage.auditLog.list({ limit: 50 })).map(({ kind }) => kind)
    expect(seen).toContain('passkey_added')
    expect(seen).toContain('passkey_removed')
    const subjects = (await server.outbox.listKept()).filter(({ to }) => to === ada.email).map(({ subject }) => subject)
    expect(subjects).toContain('A passkey was added')
  })

  it('is added with the password only, and never from another site, without being unlocked or with garbage', async () => {
    const [ada, key] = [await signUp(url), createSoftPasskey('localhost')]
    expect((await add(ada, key, { password: 'not the password' })).body).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await add(ada, key, { origin: 'http://localhost.evil.example' })).status).toBe(400)
    expect((await add(ada, key, { isUnlocked: false })).status).toBe(401)
    expect((await add(ada, createSoftPasskey('evil.example'))).status).toBe(400)
    for (const response of [undefined, {}, { id: { not: 'text' } }, { id: 'x', response: { clientDataJSON: '!' } }]) {
      const body = { response, password: ada.password }
      await challengeOf(ada, 'register')
      expect((await ada.post('/api/auth/passkey/verify-registration', body)).status).toBe(400)
      await challengeOf(ada, 'authenticate')
      const refused = (await ada.post('/api/auth/passkey/verify-authentication', { response })).status
      expect([400, 401]).toContain(refused)
    }
    expect((await ada.get('/api/auth/passkey/list-user-passkeys')).body).toEqual([])
  })

  it('opens nothing from another site, without being unlocked, with another key or a second time', async () => {
    const [ada, key] = [await signUp(url), createSoftPasskey('localhost')]
    await add(ada, key)
    expect((await enter(key, { origin: 'http://evil.example' })).answer.status).toBe(400)
    expect((await enter(key, { isUnlocked: false })).answer.status).toBe(401)
    expect((await enter(createSoftPasskey('localhost'))).answer.status).toBe(401)
    const visitor = createVisitor(url)
    const response = key.get({ challenge: await challengeOf(visitor, 'authenticate'), origin: url })
    const again = createVisitor(url)
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    expect((await visitor.post('/api/auth/passkey/verify-authentication', { response })).status).toBe(200)
    expect((await again.post('/api/auth/passkey/verify-authentication', { response })).status).toBe(400)
  })

  it('is a second step for staff', async () => {
    const [boss, key] = [await signUp(url), createSoftPasskey('localhost')]
    await boss.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
    await add(boss, key)
    expect((await boss.get('/api/staff/flags/')).body).toMatchObject({ code: 'SECOND_STEP_REQUIRED' })
    const { visitor } = await enter(key)
    expect((await visitor.get('/api/staff/flags/')).status).toBe(200)
  })
})
