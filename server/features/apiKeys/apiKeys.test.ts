import { randomUUID } from 'node:crypto'
import { API_CALLS_PER_MINUTE, API_KEYS_MAX, API_SCOPES, calls, scopesFor, type AnyCall } from '@arioso/contract'
import { clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { makeKey } from '../../testing/keyHolder.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const library = (page = 0) => ({ page })

describe('an API key', () => {
  it('is shown once, kept as a hash, listed by how it begins, told to its owner and to the audit log', async () => {
    const ada = await signUp(server.url)
    const key = await makeKey(server.url, ada, ['songs:read', 'songs:read'])
    expect(key.secret).toMatch(/^arioso_[\w-]{43}$/)
    await key.ask('POST', '/api/feed/v3', library())
    const { keys } = calls.listApiKeys.reply.parse((await ada.get('/api/user/api_keys/')).body)
    expect(keys).toMatchObject([{ name: 'My script', prefix: key.secret.slice(0, 13), scopes: ['songs:read'] }])
    expect(keys[0]?.last_used_at).toBe(server.clock.now.toISOString())
    const exported = await server.storage.personalData.collect(ada.id)
    expect(exported['api_keys']).toMatchObject([{ name: 'My script' }])
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${key.secret}|"hash"`))
    const letters = await server.outbox.listKept()
    expect(letters.find(({ to, subject }) => to === ada.email && subject === 'An API key was made')).toBeDefined()
    const [noted] = await server.storage.auditLog.list({ limit: 1, kind: 'api_key_made' })
    expect(noted).toMatchObject({ details: { name: 'My script', scopes: 'songs:read' } })
  })

  it('makes a song, reads it and hears it, though it is nobody else’s', async () => {
    const ada = await signUp(server.url)
    const key = await makeKey(server.url, ada, ['songs:read', 'songs:create'])
    const made = await key.ask('POST', '/api/generate/v2/', {
      mv: 'arioso-v3-5',
      gpt_description_prompt: 'a waltz about rain',
      transaction_uuid: randomUUID(),
      metadata: { create_mode: 'simple' },
    })
    expect(made.status).toBe(200)
    const [clip] = calls.generate.reply.parse(made.body).clips
    expect((await key.ask('GET', `/api/clip/${clip?.id}`)).body).toMatchObject({ id: clip?.id })
    const song = await insertClip(server.storage, ada.id, { audioBytes: 3, isPublic: false })
    await server.storage.files.write(clipFiles(song.id).audio, new Uint8Array(3))
    expect((await key.fetch('GET', `/media/clips/${song.id}/audio.mp3`)).status).toBe(200)
    expect((await createVisitor(server.url).fetch(`/media/clips/${song.id}/audio.mp3`)).status).toBe(404)
  })

  it.each(API_SCOPES)('[API-04 c] with %s opens the calls of that scope and no other', async (scope) => {
    const ada = await signUp(server.url)
    const key = await makeKey(server.url, ada, [scope])
    for (const [name, call] of Object.entries<AnyCall>(calls)) {
      const path = call.path.replaceAll(/:\w+/g, () => randomUUID())
      const { status, body } = await key.ask(call.method, path)
      const isOpen = scopesFor(call).includes(scope)
      const isRefused = status === 403 && body['code'] === 'API_KEY_SCOPE'
      expect({ name, isRefused }).toEqual({ name, isRefused: !isOpen })
    }
  })

  it('opens no files but songs, no page as its owner, and nothing for staff', async () => {
    const staff = await signUp(server.url)
    const token = await server.storage.staffClaims.issue(server.clock.now)
    await server.storage.staffClaims.claim(token ?? '', staff.id, server.clock.now)
    const key = await makeKey(server.url, staff, [...API_SCOPES])
    expect((await key.ask('GET', '/media/exports/arioso-export-1.zip')).status).toBe(401)
    expect((await key.ask('GET', '/api/staff/outbox/')).body).toMatchObject({ code: 'API_KEY_SCOPE' })
    expect(await (await key.fetch('GET', '/create')).text()).not.toContain(staff.email)
    expect((await key.ask('POST', '/api/user/api_keys/')).body).toMatchObject({ code: 'API_KEY_SCOPE' })
  })

  it('revoked, made up, or made before a new password, it opens nothing', async () => {
    const ada = await signUp(server.url)
    const [first, second] = [
      await makeKey(server.url, ada, ['songs:read']),
      await makeKey(server.url, ada, ['songs:read']),
    ]
    const look = async (key: typeof first) => (await key.ask('POST', '/api/feed/v3', library())).status
    expect((await ada.post(`/api/user/api_keys/${first.id}/revoke/`)).status).toBe(200)
    expect([await look(first), await look(second)]).toEqual([401, 200])
    const change = { currentPassword: ada.password, newPassword: 'another long passphrase' }
    expect((await ada.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await look(second)).toBe(401)
    const madeUp = { headers: { authorization: `Bearer arioso_${'x'.repeat(43)}` } }
    const refused = await fetch(`${server.url}/api/session/`, madeUp)
    expect(await refused.json()).toMatchObject({ code: 'API_KEY_INVALID' })
  })

  it('there are only so many of', async () => {
    const ada = await signUp(server.url)
    for (let made = 0; made < API_KEYS_MAX; made += 1) {
      const key = { name: 'One', prefix: 'arioso_one', hash: randomUUID(), scopes: ['songs:read' as const] }
      await server.storage.apiKeys.insert({ userId: ada.id, ...key })
    }
    const wish = { name: 'One more', scopes: ['songs:read'], password: ada.password }
    expect((await ada.post('/api/user/api_keys/', wish)).body).toMatchObject({ code: 'API_KEYS_FULL' })
  })
})

it('a key says with every answer how much of its minute is left, and is told when to come back', async () => {
  const limited = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on' } })
  const ada = await signUp(limited.url)
  const key = await makeKey(limited.url, ada, ['songs:read'])
  const look = () => key.ask('POST', '/api/feed/v3', library())
  const first = await look()
  expect(first.headers.get('ratelimit-limit')).toBe(String(API_CALLS_PER_MINUTE))
  expect(first.headers.get('ratelimit-remaining')).toBe(String(API_CALLS_PER_MINUTE - 1))
  expect(first.headers.get('ratelimit-reset')).toBe('60')
  for (let call = 1; call < API_CALLS_PER_MINUTE; call += 1) expect((await look()).status).toBe(200)
  const over = await look()
  expect({ status: over.status, retry: over.headers.get('retry-after') }).toEqual({ status: 429, retry: '60' })
  expect((await ada.post('/api/feed/v3', library())).status).toBe(200)
  limited.clock.now = new Date(limited.clock.now.getTime() + 60_000)
  expect((await look()).status).toBe(200)
  await limited.close()
})
