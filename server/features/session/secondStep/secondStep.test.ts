import { session } from '@arioso/contract'
import { openEverythingReader } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { totpCode } from '../../../testing/totpCode.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_STAFF_SECOND_STEP: 'required' } })
})
afterAll(() => server.close())

const NEXT_CODE_MS = 30_000

type SetUp = { link: string; codes: string[] }

async function begin(member: Member): Promise<SetUp> {
  const { status, body } = await member.post('/api/auth/two-factor/enable', { password: member.password })
  expect(status).toBe(200)
  return { link: String(body['totpURI']), codes: body['backupCodes'] as string[] }
}

// Codes open once: whoever signs in right after switching it on has the next one ready.
async function switchOn(member: Member): Promise<SetUp> {
  const setUp = await begin(member)
  expect((await member.post('/api/auth/two-factor/verify-totp', { code: totpCode(setUp.link) })).status).toBe(200)
  return setUp
}

async function enterPassword(member: Member): Promise<Visitor> {
  const visitor = createVisitor(server.url)
  const answer = await visitor.post('/api/auth/sign-in/email', { email: member.email, password: member.password })
  expect(answer.body).toMatchObject({ twoFactorRedirect: true })
  expect(answer.headers.has('set-auth-token')).toBe(false)
  return visitor
}

const look = async (visitor: Visitor) => session.parse((await visitor.get('/api/session/')).body)
const kinds = async () => (await server.storage.auditLog.list({ limit: 50 })).map(({ kind }) => kind)

describe('two-step sign-in', () => {
  it('is on after the app showed that it knows the secret, and then the password alone opens nothing', async () => {
    const ada = await signUp(server.url)
    const { link } = await begin(ada)
    expect(new URL(link).protocol).toBe('otpauth:')
    expect(link).toContain('issuer=Arioso')
    const plain = await createVisitor(server.url).post('/api/auth/sign-in/email', {
      email: ada.email,
      password: ada.password,
    })
    expect(plain.body).not.toHaveProperty('twoFactorRedirect')
    const wrong = await ada.post('/api/auth/two-factor/verify-totp', { code: '000000' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await ada.post('/api/auth/two-factor/verify-totp', { code: totpCode(link) })).status).toBe(200)
    expect((await ada.get('/api/user/second_step/')).body).toEqual({ is_on: true, recovery_codes_left: 10 })

    const phone = await enterPassword(ada)
    expect((await look(phone)).userId).toBeNull()
    expect(phone.cookies.has('arioso_signed_in')).toBe(false)
    const code = totpCode(link, Date.now() + NEXT_CODE_MS)
    expect((await phone.post('/api/auth/two-factor/verify-totp', { code, trustDevice: true })).status).toBe(200)
    expect((await look(phone)).userId).toBe(ada.id)
    expect(phone.cookies.has('arioso_signed_in')).toBe(true)
    expect(phone.cookies.has('arioso.trust_device')).toBe(false)

    const over = await enterPassword(ada)
    expect((await over.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(401)
    expect((await look(over)).userId).toBeNull()
    const subjects = (await server.outbox.listKept()).filter(({ to }) => to === ada.email).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step sign-in was turned on')
    const seen = await kinds()
    for (const kind of ['second_step_on', 'second_step_asked', 'second_step_failed', 'signed_in']) {
      expect(seen).toContain(kind)
    }
  })

  it('a recovery code opens once, and neither codes nor secret can be read from the database', async () => {
    const ada = await signUp(server.url)
    const { link, codes } = await switchOn(ada)
    const [code = ''] = codes
    const visitor = await enterPassword(ada)
    expect((await visitor.post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(200)
    expect((await visitor.get('/api/user/second_step/')).body).toEqual({ is_on: true, recovery_codes_left: 9 })
    const again = await enterPassword(ada)
    expect((await again.post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(401)

    const reader = await openEverythingReader(server.storage.databaseUrl)
    const kept = JSON.stringify([...(await reader.read())])
    await reader.close()
    const hashed = /hmac:[\w-]+/.exec(kept)?.[0] ?? ''
    expect(hashed).not.toBe('')
    expect((await again.post('/api/auth/two-factor/verify-backup-code', { code: hashed })).status).toBe(401)
    for (const secret of [...codes, new URL(link).searchParams.get('secret') ?? '?']) expect(kept).not.toContain(secret)
    expect(await kinds()).toContain('recovery_code_used')
  })

  it('guessing codes ends the sign-in after five and pauses the account after ten', async () => {
    const ada = await signUp(server.url)
    await switchOn(ada)
    const guess = async (visitor: Visitor) =>
      (await visitor.post('/api/auth/two-factor/verify-totp', { code: '123456' })).body['code']
    for (const round of [1, 2]) {
      const visitor = await enterPassword(ada)
      for (let tries = 0; tries < 5; tries += 1) expect(await guess(visitor)).toBe('INVALID_CODE')
      expect(await guess(visitor)).toBe(
        round === 1 ? 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' : 'ACCOUNT_TEMPORARILY_LOCKED',
      )
    }
  })

  it('goes off with the password, and new recovery codes void the old ones', async () => {
    const ada = await signUp(server.url)
    const { codes } = await switchOn(ada)
    const renew = (password: string) => ada.post('/api/auth/two-factor/generate-backup-codes', { password })
    expect((await renew('not the password')).status).toBe(400)
    const fresh = (await renew(ada.password)).body['backupCodes'] as string[]
    expect(fresh).toHaveLength(10)
    const visitor = await enterPassword(ada)
    const enter = (code = '') => visitor.post('/api/auth/two-factor/verify-backup-code', { code })
    expect((await enter(codes[1])).status).toBe(401)
    expect((await enter(fresh[1])).status).toBe(200)

    const off = (password: string) => ada.post('/api/auth/two-factor/disable', { password })
    expect((await off('not the password')).status).toBe(400)
    expect((await off(ada.password)).status).toBe(200)
    const account = { email: ada.email, password: ada.password }
    expect((await ada.post('/api/auth/sign-in/email', account)).body).toMatchObject({ user: { id: ada.id } })
    expect(await kinds()).toContain('second_step_off')
  })

  it('is ended by whoever runs the machine for somebody who lost phone and codes', async () => {
    const ada = await signUp(server.url)
    await switchOn(ada)
    await server.storage.secondSteps.end(ada.id)
    const account = { email: ada.email, password: ada.password }
    expect((await ada.post('/api/auth/sign-in/email', account)).body).toMatchObject({ user: { id: ada.id } })
  })

  it('shows its secret to nobody who comes later', async () => {
    const ada = await signUp(server.url)
    await switchOn(ada)
    const again = await ada.post('/api/auth/two-factor/get-totp-uri', { password: ada.password })
    expect(again.status).toBe(404)
  })
})

it('staff are members like any other until they have set it up and entered a code in that browser', async () => {
  const boss = await signUp(server.url)
  const old = createVisitor(server.url)
  await old.post('/api/auth/sign-in/email', { email: boss.email, password: boss.password })
  const token = (await server.storage.staffClaims.issue(server.clock.now)) ?? ''
  expect((await boss.post('/api/staff/claim/', { token })).status).toBe(200)
  expect(await look(boss)).toMatchObject({ isStaff: false, staffGate: 'set-up' })
  for (const path of ['/api/staff/flags/', '/api/staff/outbox/', '/api/staff/audit-log/']) {
    expect(await boss.get(path)).toMatchObject({ status: 403, body: { code: 'SECOND_STEP_REQUIRED' } })
  }
  const { link } = await switchOn(boss)
  expect(await look(boss)).toMatchObject({ isStaff: true, staffGate: null })
  expect((await boss.get('/api/staff/flags/')).status).toBe(200)

  expect(await look(old)).toMatchObject({ isStaff: false, staffGate: 'code' })
  expect((await old.get('/api/staff/flags/')).status).toBe(403)
  const enter = (code: string) => old.post('/api/auth/two-factor/verify-totp', { code })
  expect((await enter('123456')).status).toBe(401)
  expect((await enter(totpCode(link, Date.now() + NEXT_CODE_MS))).status).toBe(200)
  expect(await look(old)).toMatchObject({ isStaff: true, staffGate: null })
  const answers = []
  for (let tries = 0; tries < 12; tries += 1) answers.push((await enter('123456')).status)
  expect(answers).toContain(429)
})
