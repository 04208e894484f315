import { session } from '@arioso/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFakeOpenId, type FakeOpenId } from '../../testing/openFakeOpenId.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'

let provider: FakeOpenId
let server: TestServer

beforeAll(async () => {
  provider = await openFakeOpenId()
  server = await startTestServer({
    environment: {
      ARIOSO_SIGN_IN_OPENID: provider.client,
      ARIOSO_SIGN_IN_OPENID_URL: provider.url,
      ARIOSO_SIGN_IN_OPENID_NAME: 'House key',
      ARIOSO_SIGN_IN_GITHUB: 'hub-id:hub-secret',
    },
  })
})
beforeEach(() => {
  provider.isForger = false
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

// As a browser goes: our page, the provider's, back here. Answers where it ends.
async function enter(visitor: Visitor): Promise<string> {
  const asked = await visitor.post('/api/auth/sign-in/social', {
    provider: 'openid',
    callbackURL: '/create',
    errorCallbackURL: '/auth/error',
  })
  expect(asked.status).toBe(200)
  const there = await fetch(String(asked.body.url), { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  expect(back.origin).toBe(server.url)
  const here = await visitor.fetch(`${back.pathname}${back.search}`, { redirect: 'manual' })
  return here.headers.get('location') ?? `${here.status}`
}

const whoIs = async (visitor: Visitor) => session.parse((await visitor.get('/api/session/')).body).user
const meet = (person: Partial<FakeOpenId['person']>) => {
  provider.person = { sub: 'p1', email: 'p1@example.com', email_verified: true, name: 'Pia', ...person }
}

describe('signing in with somebody else’s account', () => {
  it('is offered where it is configured, and only there', async () => {
    const ways = {
      ways: [
        { id: 'github', name: 'GitHub' },
        { id: 'openid', name: 'House key' },
      ],
    }
    expect((await createVisitor(server.url).get('/api/user/sign_in_ways/')).body).toEqual(ways)
    const bare = await startTestServer({ beside: server })
    expect((await createVisitor(bare.url).get('/api/user/sign_in_ways/')).body).toEqual({ ways: [] })
    const asked = await createVisitor(bare.url).post('/api/auth/sign-in/social', { provider: 'openid' })
    expect(asked.status).toBeGreaterThanOrEqual(400)
    await bare.close()
  })

  it('makes an account at first and is the same one ever after', async () => {
    meet({ sub: 'new', email: 'new@example.com', name: 'Nora' })
    const [laptop, phone] = [createVisitor(server.url), createVisitor(server.url)]
    expect(await enter(laptop)).toMatch(/\/create$/)
    expect(laptop.cookies.get('arioso_signed_in')).toBe('1')
    const nora = await whoIs(laptop)
    expect(nora).toMatchObject({ email: 'new@example.com', email_verified: true, display_name: 'Nora' })
    meet({ sub: 'new', email: 'moved@example.com', name: 'Nora' })
    await enter(phone)
    expect((await whoIs(phone))?.id).toBe(nora?.id)
  })

  it('joins an account of the same address only when both sides know that the address is theirs', async () => {
    const ada = await signUp(server.url)
    meet({ sub: 'ada-there', email: ada.email })
    const unconfirmed = createVisitor(server.url)
    expect(await enter(unconfirmed)).toMatch(/\/auth\/error\?error=account_not_linked/)
    expect(await whoIs(unconfirmed)).toBe(null)

    const letter = (await server.outbox.listKept()).find(({ to }) => to === ada.email)
    const token = new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    await ada.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)
    meet({ sub: 'ada-there', email: ada.email, email_verified: false })
    expect(await enter(createVisitor(server.url))).toMatch(/account_not_linked/)

    meet({ sub: 'ada-there', email: ada.email })
    const linked = createVisitor(server.url)
    expect(await enter(linked)).toMatch(/\/create$/)
    expect((await whoIs(linked))?.id).toBe(ada.id)
  })

  it('believes no token the provider did not sign, and no answer nobody asked for', async () => {
    meet({ sub: 'forged', email: 'forged@example.com' })
    provider.isForger = true
    const visitor = createVisitor(server.url)
    expect(await enter(visitor)).toMatch(/error=/)
    expect(await whoIs(visitor)).toBe(null)
    const stranger = await visitor.fetch('/api/auth/callback/openid?code=x&state=y', { redirect: 'manual' })
    expect(stranger.headers.get('location') ?? '').toMatch(/error/)
    const elsewhere = await visitor.post('/api/auth/sign-in/social', {
      provider: 'openid',
      callbackURL: 'https://evil.example/',
    })
    expect(elsewhere.status).toBe(403)
  })
})
