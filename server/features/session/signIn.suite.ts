import { session } from '@arioso/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeOpenId } from '../../testing/openFakeOpenId.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'

export type SignInWorld = { provider: FakeOpenId; server: TestServer }

export type SignInKind = {
  id: string
  open(): Promise<{ provider: FakeOpenId; environment: Record<string, string> }>
  /** The provider's page at the address, and what it has the browser do next; answers where that leads. */
  comeBack(visitor: Visitor, url: string): Promise<Response>
}

/** As a browser goes: our page, the provider's, back here. Answers where it ends. */
export async function enterWith(kind: SignInKind, visitor: Visitor): Promise<string> {
  const asked = await visitor.post('/api/auth/sign-in/social', {
    provider: kind.id,
    callbackURL: '/create',
    errorCallbackURL: '/auth/error',
  })
  expect(asked.status).toBe(200)
  const here = await kind.comeBack(visitor, String(asked.body['url']))
  return here.headers.get('location') ?? `${here.status}`
}

export const whoIs = async (visitor: Visitor) => session.parse((await visitor.get('/api/session/')).body).user

/** What everybody may expect of a way in, whoever keeps it. */
export function describeSignIn(name: string, kind: SignInKind, more: (world: () => SignInWorld) => void): void {
  describe(`signing in with ${name}`, () => {
    let provider: FakeOpenId
    let server: TestServer
    beforeAll(async () => {
      const opened = await kind.open()
      ;({ provider } = opened)
      server = await startTestServer({ environment: opened.environment })
    })
    beforeEach(() => {
      provider.isForger = false
    })
    afterAll(async () => {
      await server.close()
      await provider.close()
    })
    const enter = (visitor: Visitor) => enterWith(kind, visitor)
    const meet = (person: Partial<FakeOpenId['person']>) => {
      provider.person = { sub: 'p1', email: 'p1@example.com', email_verified: true, name: 'Pia', ...person }
    }

    it('makes an account at first and is the same one ever after', async () => {
      meet({ sub: 'new', email: 'new@example.com', name: 'Nora' })
      const [laptop, phone] = [createVisitor(server.url), createVisitor(server.url)]
      expect(await enter(laptop)).toMatch(/\/create$/)
      expect(laptop.cookies.get('arioso_signed_in')).toBe('1')
      const nora = await whoIs(laptop)
      expect(nora).toMatchObject({ email: 'new@example.com', email_verified: true, display_name: 'Nora' })
      meet({ sub: 'new', email: 'moved@example.com', name: 'Nora' })
      await enter(phone)
      expect(await whoIs(phone)).toMatchObject({ id: nora?.id ?? '', display_name: 'Nora' })
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
      const stranger = await visitor.fetch(`/api/auth/callback/${kind.id}?code=x&state=y`, { redirect: 'manual' })
      expect(stranger.headers.get('location') ?? '').toMatch(/error/)
      const elsewhere = await visitor.post('/api/auth/sign-in/social', {
        provider: kind.id,
        callbackURL: 'https://evil.example/',
      })
      expect(elsewhere.status).toBe(403)
    })

    more(() => ({ provider, server }))
  })
}
