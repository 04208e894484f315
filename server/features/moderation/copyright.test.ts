import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
beforeAll(async () => {
  server = await startTestServer()
  staff = await signUp(server.url)
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
})
afterAll(() => server.close())

async function warningOf(visitor: Visitor) {
  return calls.getSession.reply.parse((await visitor.get('/api/session/')).body).copyrightWarning
}

const remove = (clipId: string, reason = '') =>
  staff.post('/api/staff/remove-for-infringement/', { clip_id: clipId, reason })

const acknowledge = (visitor: Visitor, clipId: string) =>
  visitor.post('/api/moderation/ack-copyright-warning', { clipId })

describe('a song removed for infringement', () => {
  it('is gone for everybody, warns its maker until they say that they read it, and stays unshared', async () => {
    const ada = await signUp(server.url, 'Ada')
    const song = await insertClip(server.storage, ada.id, { isPublic: true, title: 'Borrowed Tune' })
    expect(await warningOf(ada)).toBe(null)
    expect(await remove(song.id, 'The chorus is somebody else’s.')).toMatchObject({
      status: 200,
      body: { title: 'Borrowed Tune' },
    })
    expect((await createVisitor(server.url).get(`/api/clip/${song.id}`)).status).toBe(404)
    expect(await warningOf(ada)).toEqual({ clip_id: song.id, title: 'Borrowed Tune' })
    const { notifications } = calls.listNotifications.reply.parse((await ada.get('/api/notification/v2')).body)
    expect(notifications).toMatchObject([{ title: '“Borrowed Tune” was removed for infringement', is_read: false }])

    const bo = await signUp(server.url, 'Bo')
    expect((await acknowledge(bo, song.id)).status).toBe(404)
    expect(await acknowledge(ada, song.id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await warningOf(ada)).toBe(null)
    expect((await remove(song.id)).status).toBe(200)
    expect(await warningOf(ada)).toBe(null)

    await ada.post('/api/gen/trash', { trash: false, clip_ids: [song.id] })
    for (const wish of [{ is_public: true }, { is_public: false, link_only: true }]) {
      expect((await ada.post(`/api/gen/${song.id}/set_visibility/`, wish)).body).toMatchObject({ code: 'CLIP_REMOVED' })
    }
  })
})
