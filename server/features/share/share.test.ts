import { randomUUID } from 'node:crypto'
import type { StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let song: StoredClip

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  song = await insertClip(server.storage, ada.id, { isPublic: true })
})
afterAll(() => server.close())

const content = () => ({ content_id: song.id, content_type: 'clip' })

describe('share links', () => {
  it('[SOC-05] lead to the song with a code of sixteen, say who shared, and count their visits', async () => {
    const { body } = await ada.post('/api/share/link', content())
    const code = String(body['code'])
    expect(code).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(body['url']).toBe(`${server.url}/song/${song.id}?sh=${code}`)
    expect((await ada.post('/api/share/link', content())).body['code']).toBe(code)
    const stranger = createVisitor(server.url)
    expect((await stranger.get(`/api/share/code/${code}`)).body).toMatchObject({
      success: true,
      content_id: song.id,
      sharer_display_name: 'Ada',
    })
    const visit = { action: 'visit', share_id: code }
    for (const id of [song.id, song.id]) await stranger.post(`/api/gen/${id}/increment_action_count/`, visit)
    expect((await stranger.post(`/api/gen/${randomUUID()}/increment_action_count/`, visit)).status).toBe(404)
    expect((await ada.get(`/api/share/stats?content_id=${song.id}`)).body).toEqual({ links: 1, visits: 2 })
  })

  it('the short link leads where the long one does, and nowhere once the song is private again', async () => {
    const cove = await insertClip(server.storage, ada.id, { isLinkOnly: true })
    const { body } = await ada.post('/api/share/link', { content_id: cove.id, content_type: 'clip' })
    const code = String(body['code'])
    const stranger = createVisitor(server.url)
    const follow = () => stranger.fetch(`/s/${code}`, { redirect: 'manual' })
    const found = await follow()
    expect(found.status).toBe(302)
    expect(`${server.url}${found.headers.get('location')}`).toBe(body['url'])
    await server.storage.clips.update(cove.id, { isLinkOnly: false })
    expect((await follow()).headers.has('location')).toBe(false)
    expect((await stranger.fetch('/s/nobodymadethis1', { redirect: 'manual' })).headers.has('location')).toBe(false)
  })

  it('strangers share too, but nobody a song they may not see', async () => {
    const stranger = createVisitor(server.url)
    const [one, two] = [
      await stranger.post('/api/share/link', content()),
      await stranger.post('/api/share/link', content()),
    ]
    expect(one.body['code']).not.toBe(two.body['code'])
    const hidden = await insertClip(server.storage, ada.id)
    const wanted = { content_id: hidden.id, content_type: 'clip' }
    expect((await stranger.post('/api/share/link', wanted)).status).toBe(404)
    const { body } = await ada.post('/api/share/link', wanted)
    expect((await stranger.get(`/api/share/code/${String(body['code'])}`)).status).toBe(404)
  })

  it('[SOC-05] a conversion counts once in thirty days for the same visitor', async () => {
    const attribution = { source: 'link', share_id: 'a1', ...content() }
    expect((await ada.post('/api/share/attribute/', attribution)).body).toEqual({ success: true })
    const again = (days: number) =>
      server.storage.shares.attribute({
        shareId: 'a1',
        visitor: ada.id,
        source: 'link',
        contentId: song.id,
        contentType: 'clip',
        attributedAt: new Date(server.clock.now.getTime() + days * 86_400_000),
      })
    expect(await again(29)).toBe(false)
    expect(await again(30)).toBe(true)
  })
})
