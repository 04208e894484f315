import { calls } from '@arioso/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('an address is set with a secret that is told once, tried out, seen with its messages, and forgotten', async () => {
  const ada = await signUp(server.url)
  const set = await ada.post('/api/user/webhook/', { url: ' https://example.com/hook ' })
  expect(set.body).toMatchObject({ webhook: { url: 'https://example.com/hook', is_on: true } })
  expect(set.body['secret']).toMatch(/^whsec_[\w-]{43}$/)
  expect((await ada.post('/api/user/webhook/try/')).status).toBe(200)
  const look = async () => (await ada.get('/api/user/webhook/')).body
  const { deliveries } = calls.getWebhook.reply.parse(await look())
  expect(deliveries).toMatchObject([{ kind: 'ping', state: 'waiting', tries: 0, clip_id: null }])
  const exported = await server.storage.personalData.collect(ada.id)
  expect(exported['webhook']).toMatchObject([{ url: 'https://example.com/hook' }])
  expect(JSON.stringify([await look(), exported])).not.toContain(set.body['secret'])
  const [noted] = await server.storage.auditLog.list({ limit: 1, kind: 'webhook_set' })
  expect(noted).toMatchObject({ details: { host: 'example.com' } })
  expect((await ada.post('/api/user/webhook/remove/')).status).toBe(200)
  expect(await look()).toMatchObject({ webhook: null })
  expect((await ada.post('/api/user/webhook/try/')).status).toBe(404)
})

it.each(['http://example.com', 'https://169.254.169.254/', 'http://127.0.0.1:4600/', 'https://10.1.2.3'])(
  '%s is refused',
  async (url) => {
    const ada = await signUp(server.url)
    expect((await ada.post('/api/user/webhook/', { url })).body).toMatchObject({ code: 'WEBHOOK_ADDRESS' })
  },
)
