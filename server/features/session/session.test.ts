import { request as rawRequest } from 'node:http'
import { session, DAY_MS, DAY_SECONDS } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

const YEAR_SECONDS = 365 * DAY_SECONDS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('session', () => {
  it.each(['127.0.0.1', 'localhost'])(
    '[AUTH-01] opened as %s one can sign up, sign out and sign in, and the session carries every field',
    async (name) => {
      const url = `http://${name}:${server.port}`
      const ada = await signUp(url, 'Ada Lovelace')
      const fresh = session.parse((await ada.get('/api/session/')).body)
      expect(fresh).toMatchObject({
        userId: ada.id,
        user: { id: ada.id, email: ada.email, username: 'Ada Lovelace', display_name: 'Ada Lovelace' },
        credits: 50,
        isOutOfCredits: false,
        subscriptionLevel: 'free',
        sub: { plan: 'free', plans: [{ plan_key: 'free' }, { plan_key: 'pro' }, { plan_key: 'premier' }] },
        subscription: null,
        roles: { pro: false, is_day_zero_user: true, has_accepted_custom_mode_tos: false },
        experiments: {},
        audioUploadLimits: { min: 6, max: 60 },
        hasSetRemixPerm: false,
        shownClaimUsername: false,
        shownCreationTour: false,
        isStaff: false,
      })
      expect(fresh.user?.handle).toMatch(/^[A-Za-z0-9_]{3,40}$/)
      expect(fresh.flags['websockets']).toBe(true)

      expect((await ada.post('/api/auth/sign-out', {})).status).toBe(200)
      expect((await ada.get('/api/session/')).body).toMatchObject({ userId: null, user: null, credits: 0 })

      const wrong = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: 'not the password' })
      expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
      expect(wrong.body['request_id']).toBe(wrong.headers.get('x-request-id'))

      expect((await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })).status).toBe(200)
      expect((await ada.get('/api/session/')).body).toMatchObject({ userId: ada.id, credits: 50 })
    },
  )

  it('[AUTH-10 a b] onboarding state is answered and stays, also over the next sign-in', async () => {
    const ada = await signUp(server.url)
    const untouched = { shownClaimUsername: false, shownCreationTour: false, hasSetRemixPerm: false }
    expect((await ada.post('/api/user/user_config/', {})).body).toEqual(untouched)
    for (const [name, value] of [
      ['shownCreationTour', true],
      ['hasSetRemixPerm', true],
      ['shownClaimUsername', true],
    ] as const) {
      expect((await ada.post('/api/user/user_config/', { [name]: value })).body).toMatchObject({ [name]: true })
    }
    expect((await ada.post('/api/user/user_config/', { shownCreationTour: 'yes' })).status).toBe(422)
    await ada.post('/api/auth/sign-out', {})
    expect((await ada.post('/api/user/user_config/', {})).status).toBe(401)
    await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    const all = { shownClaimUsername: true, shownCreationTour: true, hasSetRemixPerm: true }
    expect((await ada.get('/api/session/')).body).toMatchObject(all)
    expect((await ada.post('/api/user/user_config/', { shownCreationTour: false })).body).toEqual({
      ...all,
      shownCreationTour: false,
    })
  })

  it('two people of the same name get different handles', async () => {
    const [first, second] = [await signUp(server.url, 'Same Name'), await signUp(server.url, 'Same Name')]
    const handles = await Promise.all([first, second].map(async (member) => (await member.get('/api/session/')).body))
    const [one, two] = handles.map((body) => session.parse(body).user?.handle.toLowerCase())
    expect(one).not.toBe(two)
  })

  it('people of the same name who sign up at the same moment all get in', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => signUp(server.url, 'Same Moment')))
    expect(new Set(members.map(({ id }) => id)).size).toBe(6)
  })

  it('[AUTH-02] the session lasts a month from the last visit, out of reach of scripts, and sign-in and sign-out leave one-year cookies', async () => {
    const visitor = createVisitor(server.url)
    const account = { name: 'Bo', email: 'bo@example.com', password: 'correct horse battery' }
    const signedIn = await visitor.post('/api/auth/sign-up/email', account)
    const cookies = signedIn.headers.getSetCookie()
    const token = cookies.find((cookie) => cookie.startsWith('arioso.session_token='))
    expect(token).toMatch(/HttpOnly/i)
    expect(token).toMatch(/SameSite=Lax/i)
    expect(token).toContain(`Max-Age=${30 * DAY_SECONDS}`)
    expect(cookies.find((cookie) => cookie.startsWith('arioso_signed_in=1'))).toContain(`Max-Age=${YEAR_SECONDS}`)

    const signedOut = await visitor.post('/api/signout/')
    expect(signedOut.body).toEqual({ success: true })
    const hint = signedOut.headers.getSetCookie().find((cookie) => cookie.startsWith('arioso_signed_out=1'))
    expect(hint).toContain(`Max-Age=${YEAR_SECONDS}`)
    expect(visitor.cookies.has('arioso_signed_in')).toBe(false)
  })

  it('who signed out or was signed out is signed out in every process at once', async () => {
    const beside = await startTestServer({ beside: server })
    try {
      const ada = await signUp(server.url)
      const elsewhere = createVisitor(beside.url)
      for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value)
      const other = createVisitor(server.url)
      await other.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
      for (const visitor of [elsewhere, other]) expect((await visitor.post('/api/feed/v3', {})).status).toBe(200)
      await ada.post('/api/user/sessions/revoke_others/', {})
      expect((await other.post('/api/feed/v3', {})).status).toBe(401)
      await ada.post('/api/auth/sign-out', {})
      expect((await elsewhere.post('/api/feed/v3', {})).status).toBe(401)
    } finally {
      await beside.close()
    }
  })

  it('integrators sign in once and use the bearer token instead of cookies', async () => {
    const ada = await signUp(server.url)
    const answer = await createVisitor(server.url).post('/api/auth/sign-in/email', {
      email: ada.email,
      password: ada.password,
    })
    const authorization = `Bearer ${answer.headers.get('set-auth-token')}`
    const reply = await fetch(`${server.url}/api/session/`, { headers: { authorization } })
    expect(await reply.json()).toMatchObject({ userId: ada.id })
  })

  it('free credits come back to 50 on the next UTC day, once', async () => {
    const ada = await signUp(server.url)
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'test:1', attempt: 1 }, 40)
    expect((await ada.get('/api/session/')).body).toMatchObject({ credits: 10 })
    server.clock.now = new Date(server.clock.now.getTime() + DAY_MS)
    expect((await ada.get('/api/session/')).body).toMatchObject({ credits: 50 })
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'test:2', attempt: 1 }, 50)
    expect((await ada.get('/api/session/')).body).toMatchObject({ credits: 0, isOutOfCredits: true })
  })

  it('short passwords and taken addresses are refused with a code', async () => {
    const ada = await signUp(server.url)
    const visitor = createVisitor(server.url)
    const short = { name: 'X', email: 'short@example.com', password: 'seven77' }
    expect(await visitor.post('/api/auth/sign-up/email', short)).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_SHORT' },
    })
    const taken = await visitor.post('/api/auth/sign-up/email', {
      name: 'X',
      email: ada.email,
      password: 'long enough',
    })
    expect(taken.status).toBe(422)
    expect(taken.body['code']).toMatch(/^USER_ALREADY_EXISTS/)
  })

  it('unknown sign-in calls do not exist, and unreadable ones are told so', async () => {
    const visitor = createVisitor(server.url)
    expect(await visitor.post('/api/auth/nothing', {})).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const invalid = await visitor.post('/api/auth/sign-up/email', { email: 7 })
    expect(invalid.status).toBe(400)
    expect(invalid.body).toMatchObject({ code: expect.any(String), request_id: expect.any(String) })
  })

  it('pages of other origins, also other ports of this machine, cannot act for who is signed in', async () => {
    const ada = await signUp(server.url)
    for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null']) {
      const reply = await ada.fetch('/api/signout/', { method: 'POST', headers: { origin } })
      expect(reply.status).toBe(403)
      expect(await reply.json()).toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('a foreign name that resolves to this machine is not trusted', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' }
      const options = { port: server.port, host: '127.0.0.1', method: 'POST', path: '/api/auth/sign-up/email', headers }
      const sent = rawRequest(options, (reply) => resolve(reply.resume().statusCode))
      sent.once('error', reject)
      sent.end(JSON.stringify({ name: 'E', email: 'evil@example.com', password: 'correct horse battery' }))
    })
    expect(status).toBe(403)
  })
})
