import { EXPORT_KEPT_DAYS } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PART = 'arioso-export-1.zip'

// The worker's part, played by hand.
async function pack(who: Member): Promise<void> {
  const { files } = server.storage
  const folder = `exports/${who.id}/1`
  await files.write(`${folder}/${PART}`, new TextEncoder().encode('zip'))
  const manifest = { made_at: server.clock.now.toISOString(), folder, parts: [{ name: PART, bytes: 3 }] }
  await files.write(`exports/${who.id}/manifest.json`, new TextEncoder().encode(JSON.stringify(manifest)))
}

describe('an export of one’s data', () => {
  it('asks for the password, is packed by the worker, and is fetched by its owner alone until it expires', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const look = async () => (await ada.get('/api/user/export/')).body
    expect(await look()).toEqual({ status: 'none', parts: [], expires_on: null })
    const guess = await ada.post('/api/user/export/', { password: 'a guess' })
    expect(guess).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await ada.post('/api/user/export/', { password: ada.password })).body).toMatchObject({ status: 'running' })
    expect(await look()).toMatchObject({ status: 'running' })
    const { promise, resolve } = Promise.withResolvers<object>()
    await server.storage.queue.work('export-data', { concurrency: 1 }, async ({ data }) => resolve(data))
    expect(await promise).toEqual({ user_id: ada.id })

    await pack(ada)
    const url = `/media/exports/${PART}`
    expect(await look()).toMatchObject({ status: 'complete', parts: [{ name: PART, bytes: 3, url }] })
    const file = await ada.fetch(url)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${PART}"`)
    expect(await file.text()).toBe('zip')
    expect((await bo.fetch(url)).status).toBe(404)
    expect((await createVisitor(server.url).fetch(url)).status).toBe(401)
    expect((await ada.fetch('/media/exports/manifest.json')).status).toBe(422)

    server.clock.now = new Date(server.clock.now.getTime() + (EXPORT_KEPT_DAYS * 24 + 1) * 3_600_000)
    expect((await ada.fetch(url)).status).toBe(404)
  })

  it('says when it could not be made, and is made when asked for again', async () => {
    const ada = await signUp(server.url)
    await server.storage.files.write(`exports/${ada.id}/failed`, new Uint8Array())
    expect((await ada.get('/api/user/export/')).body).toMatchObject({ status: 'failed' })
    expect((await ada.post('/api/user/export/', { password: ada.password })).body).toMatchObject({ status: 'running' })
  })
})
