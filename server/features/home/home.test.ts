import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_DEMO_SONGS: '3' } })
})
afterAll(() => server.close())

describe('home', () => {
  it('shows strangers fresh public songs, newest first, and how many demo songs are still to come', async () => {
    const ada = await signUp(server.url)
    const older = await insertClip(server.storage, ada.id, { isPublic: true })
    await insertClip(server.storage, ada.id)
    await insertClip(server.storage, ada.id, { isPublic: true, isTrashed: true })
    await insertClip(server.storage, ada.id, { isPublic: true, status: 'processing', jobState: 'active' })
    const newer = await insertClip(server.storage, ada.id, { isPublic: true, status: 'streaming', jobState: 'active' })
    const answer = await createVisitor(server.url).post('/api/unified/homepage', { cursor: null })
    expect(answer.body).toMatchObject({
      feeds: [
        { id: 'new', title: 'Fresh songs', clips: [{ id: newer.id }, { id: older.id }] },
        { id: 'instrumental', title: 'Instrumentals' },
      ],
      demo: { wanted: 3, ready: 0 },
    })
  })
})

describe('prompts', () => {
  it('[CRE-06] [CRE-07] every visit gets another placeholder and prompts for the dice', async () => {
    const visitor = createVisitor(server.url)
    const visits = await Promise.all(Array.from({ length: 8 }, () => visitor.get('/api/prompts/suggestions')))
    expect(new Set(visits.map((answer) => answer.body['placeholder'])).size).toBeGreaterThan(1)
    for (const { body } of visits) {
      expect(body['prompts']).not.toEqual([])
      expect(body['styles']).not.toEqual([])
    }
  })
})
