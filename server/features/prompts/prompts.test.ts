import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('prompts', () => {
  it('anybody gets a placeholder, prompts and styles, and others on the next visit', async () => {
    const stranger = createVisitor(server.url)
    const [one, two] = [await stranger.get('/api/prompts/suggestions'), await stranger.get('/api/prompts/suggestions')]
    expect(calls.suggestPrompts.reply.parse(one.body).prompts.length).toBeGreaterThan(10)
    expect(two.body).not.toEqual(one.body)
  })

  it('earlier styles and lyrics come back once each with their newest song, and nobody else’s', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    await insertClip(server.storage, ada.id, { style: 'waltz', lyrics: '[Verse]\nover the sea' })
    const newest = await insertClip(server.storage, ada.id, { style: ' waltz ', lyrics: '[Verse]\nunder the hill' })
    await insertClip(server.storage, ada.id, { style: 'unfinished', status: 'processing' })
    await insertClip(server.storage, ada.id, { style: 'thrown away', isTrashed: true })
    await insertClip(server.storage, bo.id, { style: 'techno' })
    const reusable = calls.listReusable.reply.parse((await ada.get('/api/prompts/reusable')).body)
    expect(reusable.styles.map(({ text }) => text)).toEqual(['waltz'])
    expect(reusable.styles[0]?.clip).toMatchObject({ id: newest.id, audio_url: expect.any(String) })
    expect(reusable.lyrics.map(({ text }) => text)).toEqual(['[Verse]\nunder the hill', '[Verse]\nover the sea'])
    expect((await createVisitor(server.url).get('/api/prompts/reusable')).status).toBe(401)
  })
})
