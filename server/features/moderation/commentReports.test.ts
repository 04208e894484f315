import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
let maker: Member
let clipId: string
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, maker] = [await signUp(server.url), await signUp(server.url, 'Ada')]
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
  clipId = (await insertClip(server.storage, maker.id, { isPublic: true, title: 'Low Tide' })).id
})
afterAll(() => server.close())

async function write(content: string): Promise<string> {
  const { body } = await maker.post(`/api/gen/${clipId}/comments`, { content, track_timestamp: null, parent_id: null })
  return calls.addComment.reply.parse(body).id
}

const report = (member: Member, comment_id: string, details = '') =>
  member.post('/api/moderation/flag-comment', { comment_id, details })

async function findReported(id: string) {
  const { body } = await staff.get('/api/staff/comment-reports/')
  return calls.listCommentReports.reply.parse(body).comments.find(({ comment_id }) => comment_id === id)
}

const decide = (id: string, decision: string) => staff.post(`/api/staff/comment-reports/${id}/`, { decision })

describe('a reported comment', () => {
  it('waits for staff with its words, its song and what everybody says against it', async () => {
    const id = await write('Buy my ringtones')
    const [bo, cy] = [await signUp(server.url, 'Bo'), await signUp(server.url, 'Cy')]
    await report(bo, id, 'An advert.')
    await report(bo, id, 'Again.')
    await report(cy, id)
    expect(await findReported(id)).toMatchObject({
      clip_id: clipId,
      song_title: 'Low Tide',
      content: 'Buy my ringtones',
      display_name: 'Ada',
      reports: [{ details: 'An advert.' }, { details: '' }],
    })
  })

  it('dismissed, it stays where it was and nobody brings it back by saying the same again', async () => {
    const id = await write('Not for me')
    const dora = await signUp(server.url, 'Dora')
    await report(dora, id, 'Rude')
    expect((await decide(id, 'dismissed')).status).toBe(200)
    expect(await findReported(id)).toBeUndefined()
    await report(dora, id, 'Rude!')
    expect(await findReported(id)).toBeUndefined()
    expect(await server.storage.comments.find(id)).toBeDefined()
    await report(await signUp(server.url, 'Eve'), id, 'Still rude')
    expect((await findReported(id))?.reports).toMatchObject([{ details: 'Still rude' }])
  })

  it('removed, it is gone from its song and from the list; what is not there is not found', async () => {
    const id = await write('Worse')
    await report(await signUp(server.url, 'Fay'), id)
    const before = (await server.storage.clips.find(clipId))?.commentCount ?? 0
    await decide(id, 'removed')
    expect(await findReported(id)).toBeUndefined()
    expect(await server.storage.comments.find(id)).toBeUndefined()
    expect((await server.storage.clips.find(clipId))?.commentCount).toBe(before - 1)
    expect((await decide(id, 'dismissed')).status).toBe(404)
  })
})
