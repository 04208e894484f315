import { comment as commentSchema } from '@arioso/contract'
import type { StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
let song: StoredClip

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  bo = await signUp(server.url, 'Bo')
})
afterAll(() => server.close())

async function freshSong(): Promise<StoredClip> {
  song = await insertClip(server.storage, ada.id, { isPublic: true })
  return song
}
const path = (rest = '') => `/api/gen/${song.id}/comments${rest}`
const say = (who: Member, content: string, more: object = {}): Promise<Answer> => who.post(path(), { content, ...more })
const idOf = (answer: Answer): string => String(answer.body['id'])
const texts = (answer: Answer): string[] =>
  (answer.body['results'] as { content: string }[]).map(({ content }) => content)

describe('comments', () => {
  it('are listed for everybody, newest or most liked first, with one level of replies and the right counts', async () => {
    await freshSong()
    const first = await say(bo, 'first', { track_timestamp: 12.5 })
    expect(commentSchema.parse(first.body)).toMatchObject({ content: 'first', track_timestamp: 12.5, is_liked: false })
    await say(ada, 'second')
    const reply = await say(ada, 'an answer', { parent_id: idOf(first) })
    await ada.post(path(`/${idOf(first)}/like`), { like: true })
    const stranger = createVisitor(server.url)
    const newest = await stranger.get(path('?order=newest'))
    expect(texts(newest)).toEqual(['second', 'first'])
    expect(newest.body).toMatchObject({ allow_comment: true, total_count: 3, has_more: false })
    const liked = await ada.get(path())
    expect(liked.body).toMatchObject({
      results: [{ content: 'first', num_likes: 1, num_replies: 1, is_liked: true }, {}],
    })
    expect(texts(await stranger.get(path(`?parent_id=${idOf(first)}`)))).toEqual(['an answer'])
    expect((await say(bo, 'deeper', { parent_id: idOf(reply) })).status).toBe(422)
    expect((await server.storage.clips.find(song.id))?.commentCount).toBe(3)
  })

  it('are deleted by their writer or the song’s maker, replies with them, and nobody else', async () => {
    await freshSong()
    const first = await say(bo, 'first')
    await say(ada, 'reply', { parent_id: idOf(first) })
    const carla = await signUp(server.url)
    expect((await carla.post(path(`/${idOf(first)}/delete`))).status).toBe(403)
    const other = await say(carla, 'not nice')
    expect((await ada.post(path(`/${idOf(other)}/delete`))).body).toEqual({ success: true })
    expect((await bo.post(path(`/${idOf(first)}/delete`))).body).toEqual({ success: true })
    expect((await ada.get(path())).body).toMatchObject({ results: [], total_count: 0 })
  })

  it('likes are counted once each, at once and back again', async () => {
    await freshSong()
    const first = await say(bo, 'first')
    const like = (who: Member, isLiked: boolean) => who.post(path(`/${idOf(first)}/like`), { like: isLiked })
    await Promise.all([like(ada, true), like(ada, true), like(bo, true)])
    expect((await like(bo, true)).body).toMatchObject({ num_likes: 2, is_liked: true })
    expect((await like(bo, false)).body).toMatchObject({ num_likes: 1, is_liked: false })
  })

  it('need words, at most 500 characters, a signed-in writer and a song that allows them', async () => {
    await freshSong()
    expect((await say(bo, '   ')).status).toBe(422)
    expect((await say(bo, 'x'.repeat(501))).status).toBe(422)
    expect((await say(bo, 'x'.repeat(500))).status).toBe(200)
    expect((await createVisitor(server.url).post(path(), { content: 'hi' })).status).toBe(401)
    await server.storage.clips.update(song.id, { allowComments: false })
    expect((await say(bo, 'hi')).status).toBe(403)
    await server.storage.clips.update(song.id, { isPublic: false, allowComments: true })
    expect((await say(bo, 'hi')).status).toBe(404)
    expect((await bo.get(path())).status).toBe(404)
  })

  it('can be reported', async () => {
    await freshSong()
    const first = await say(bo, 'first')
    const report = { comment_id: idOf(first), details: 'rude' }
    expect((await ada.post('/api/moderation/flag-comment', report)).body).toEqual({ success: true })
    expect((await ada.post('/api/moderation/flag-comment', report)).body).toEqual({ success: true })
    expect((await createVisitor(server.url).post('/api/moderation/flag-comment', report)).status).toBe(401)
  })

  it('come in pages without gaps', async () => {
    await freshSong()
    for (let count = 0; count < 23; count += 1) await say(bo, String(count))
    for (const order of ['newest', 'most_liked']) {
      const first = await ada.get(path(`?order=${order}`))
      const second = await ada.get(path(`?order=${order}&cursor=${String(first.body['next_cursor'])}`))
      expect([...texts(first), ...texts(second)]).toEqual(Array.from({ length: 23 }, (_, index) => String(22 - index)))
      expect(second.body['has_more']).toBe(false)
    }
  })
})
