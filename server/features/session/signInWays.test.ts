import { calls } from '@arioso/contract'
import { expect, it } from 'vitest'
import { openFakeApple } from '../../testing/openFakeApple.ts'
import { openFakeOpenId } from '../../testing/openFakeOpenId.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'
import { describeSignIn, enterWith, type SignInKind, whoIs } from './signIn.suite.ts'

const openId: SignInKind = {
  id: 'openid',
  async open() {
    const provider = await openFakeOpenId()
    const environment = {
      ARIOSO_SIGN_IN_OPENID: provider.client,
      ARIOSO_SIGN_IN_OPENID_URL: provider.url,
      ARIOSO_SIGN_IN_OPENID_NAME: 'House key',
      ARIOSO_SIGN_IN_GITHUB: 'hub-id:hub-secret',
    }
    return { provider, environment }
  },
  async comeBack(visitor, url) {
    const there = await fetch(url, { redirect: 'manual' })
    const back = new URL(there.headers.get('location') ?? '')
    return visitor.fetch(`${back.pathname}${back.search}`, { redirect: 'manual' })
  },
}

// A form of another site brings no cookies along; the page it leads to does.
const apple: SignInKind = {
  id: 'apple',
  async open() {
    const provider = await openFakeApple()
    return { provider, environment: provider.environment }
  },
  async comeBack(visitor, url) {
    const page = await (await fetch(url)).text()
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ])
    const sent = await postForm(action, Object.fromEntries(inputs) as Record<string, string>)
    expect(sent.status).toBe(303)
    return visitor.fetch(sent.headers.get('location') ?? '', { redirect: 'manual' })
  },
}

const postForm = (address: string, fields: Record<string, string>, origin = 'https://appleid.apple.com') =>
  fetch(address, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields), redirect: 'manual' })

describeSignIn('any OpenID provider', openId, (world) => {
  it('is offered where it is configured, and only there', async () => {
    const { server } = world()
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
    expect((await postForm(`${bare.url}/api/auth/callback/apple`, { code: 'x' })).status).toBe(400)
    await bare.close()
  })
})

describeSignIn('Apple', apple, (world) => {
  it('takes both names, and keeps them when Apple does not tell them again', async () => {
    const { server, provider } = world()
    provider.person = { sub: 'two', email: 'two@example.com', email_verified: true, name: 'Grace Hopper' }
    await enterWith(apple, createVisitor(server.url))
    const later: Visitor = createVisitor(server.url)
    await enterWith(apple, later)
    expect(await whoIs(later)).toMatchObject({ display_name: 'Grace Hopper', email: 'two@example.com' })
    expect((await later.get('/api/user/sign_in_ways/')).body).toEqual({ ways: [{ id: 'apple', name: 'Apple' }] })
  })

  it('a form from anywhere is only sent on, and nothing else may be written from another site', async () => {
    const { server } = world()
    const forged = await postForm(
      `${server.url}/api/auth/callback/apple`,
      { code: 'x', state: 'y' },
      'https://evil.example',
    )
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([303, []])
    const elsewhere = await postForm(`${server.url}/api/auth/sign-out`, {}, 'https://appleid.apple.com')
    expect(elsewhere.status).toBe(403)
  })

  it('staff see how it does, and neither key nor secret', async () => {
    const { server, provider } = world()
    const staff = await signUp(server.url)
    const token = await server.storage.staffClaims.issue(server.clock.now)
    await server.storage.staffClaims.claim(token ?? '', staff.id, server.clock.now)
    provider.isForger = true
    await enterWith(apple, createVisitor(server.url))
    const look = async () => (await staff.get('/api/staff/doors/')).body
    const find = async () => calls.listDoors.reply.parse(await look()).doors.find(({ name }) => name === 'Apple')
    await expect.poll(find).toMatchObject({ door: 'Sign-in', last_error: 'unable_to_get_user_info' })
    const door = await find()
    expect(door?.calls).toBeGreaterThan(1)
    expect(door?.median_ms).toBeGreaterThan(0)
    expect(JSON.stringify(await look())).not.toMatch(/PRIVATE KEY|KEY1234567/)
  })
})
