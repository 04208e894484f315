import { randomUUID } from 'node:crypto'
import { RADIO_STATION_ID, DAY_MS } from '@arioso/contract'
import type { StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
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
    for (let more = 0; more < 20; more += 1) await stranger.post(`/api/gen/${song.id}/increment_action_count/`, visit)
    expect((await ada.get(`/api/share/stats?content_id=${song.id}`)).body).toEqual({ links: 1, visits: 5 })
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

  it('are not made for what is not there, or not theirs to see, whatever it is called', async () => {
    const list = await server.storage.playlists.create(ada.id, { name: 'Mine', description: '', isPublic: false })
    const stranger = createVisitor(server.url)
    const share = (who: { post: Member['post'] }, content_type: string, content_id: string) =>
      who.post('/api/share/link', { content_type, content_id })
    for (const type of ['playlist', 'persona', 'hook', 'clip', 'radio']) {
      expect((await share(stranger, type, randomUUID())).status).toBe(404)
    }
    expect((await share(stranger, 'playlist', list)).status).toBe(404)
    expect((await share(ada, 'playlist', list)).status).toBe(200)
    await server.storage.playlists.update(list, { isPublic: true })
    expect((await share(stranger, 'playlist', list)).status).toBe(200)
    expect((await share(stranger, 'radio', RADIO_STATION_ID)).status).toBe(200)
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
    const code = String((await ada.post('/api/share/link', content())).body['code'])
    const attribution = { source: 'link', share_id: code, ...content() }
    expect((await ada.post('/api/share/attribute/', attribution)).body).toEqual({ success: true })
    const again = (days: number) =>
      server.storage.shares.attribute({
        shareId: code,
        visitor: ada.id,
        source: 'link',
        contentId: song.id,
        contentType: 'clip',
        attributedAt: new Date(server.clock.now.getTime() + days * DAY_MS),
      })
    expect(await again(29)).toBe(false)
    expect(await again(30)).toBe(true)
    const said = { contentId: song.id, contentType: 'clip', source: 'link', attributedAt: server.clock.now }
    await ada.post('/api/share/attribute/', { ...attribution, share_id: 'nobodymadethis1' })
    expect(await server.storage.shares.attribute({ ...said, shareId: 'nobodymadethis1', visitor: ada.id })).toBe(true)
  })

  it('[SOC-05] everything that can be shared leads to its page and counts its visits', async () => {
    const { storage, url } = server
    const { handle } = await storage.users.get(ada.id)
    const list = await storage.playlists.create(ada.id, { name: 'Evening', description: '', isPublic: true })
    const voice = { userId: ada.id, rootClipId: song.id, name: 'Low voice', isPublic: true }
    const { id: persona } = await storage.personas.insert(voice)
    const { id: uploadId } = await storage.videoUploads.create(ada.id)
    const hook = await storage.hooks.insert(storedOrder(ada.id, song.id, uploadId))
    await storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
    const shared: [type: string, id: string, path: string][] = [
      ['playlist', list, `/playlist/${list}`],
      ['persona', persona, `/persona/${persona}`],
      ['hook', hook, `/hook/${hook}`],
      ['profile', handle, `/@${handle}`],
      ['radio', RADIO_STATION_ID, '/live-radio'],
    ]
    const stranger = createVisitor(url)
    for (const [content_type, content_id, path] of shared) {
      const { body } = await ada.post('/api/share/link', { content_type, content_id })
      expect(body['url']).toBe(`${url}${path}?sh=${String(body['code'])}`)
      const visit = { source: 'link', share_id: body['code'], content_type, content_id }
      await stranger.post('/api/share/attribute/', visit)
      await stranger.post('/api/share/attribute/', { ...visit, content_id: 'something else' })
      expect((await ada.get(`/api/share/stats?content_id=${content_id}`)).body).toEqual({ links: 1, visits: 1 })
    }
  })
})
