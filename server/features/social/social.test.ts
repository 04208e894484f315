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
  bo = await signUp(server.url, 'Bo Diddley')
  song = await insertClip(server.storage, ada.id, { isPublic: true, title: 'Harbour Lights', style: 'slow waltz' })
})
afterAll(() => server.close())

const react = (who: Member, id: string, reaction: 'LIKE' | 'DISLIKE' | null): Promise<Answer> =>
  who.post(`/api/gen/${id}/update_reaction_type/`, { reaction })
const titles = (answer: Answer): string[] => (answer.body['clips'] as { title: string }[]).map(({ title }) => title)

describe('reactions', () => {
  it('[ROW-10] like and dislike take each other’s place, are taken back, and are counted', async () => {
    expect((await react(bo, song.id, 'LIKE')).body).toMatchObject({
      upvote_count: 1,
      reaction: { reaction_type: 'LIKE' },
    })
    expect((await react(bo, song.id, 'DISLIKE')).body).toMatchObject({
      upvote_count: 0,
      reaction: { reaction_type: 'DISLIKE' },
    })
    expect((await react(bo, song.id, null)).body).toMatchObject({ upvote_count: 0, reaction: null })
  })

  it('each person sees their own on every list, and strangers see only the count', async () => {
    await react(bo, song.id, 'LIKE')
    const stranger = createVisitor(server.url)
    const lists = ['/api/unified/homepage'] as const
    for (const path of lists) {
      const mine = await bo.post(path, {})
      expect(mine.body).toMatchObject({
        feeds: [{ clips: [{ upvote_count: 1, reaction: { reaction_type: 'LIKE' } }] }, {}],
      })
      const theirs = await stranger.post(path, {})
      expect(theirs.body).toMatchObject({ feeds: [{ clips: [{ upvote_count: 1, reaction: null }] }, {}] })
    }
    const byId = await bo.get(`/api/feed/v2?ids=${song.id}`)
    expect(byId.body).toMatchObject({ clips: [{ reaction: { reaction_type: 'LIKE' } }] })
    expect((await stranger.post(`/api/gen/${song.id}/update_reaction_type/`, { reaction: 'LIKE' })).status).toBe(401)
  })

  it('many at once, and one person with many fingers, are counted right', async () => {
    const clip = await insertClip(server.storage, ada.id, { isPublic: true })
    const people = await Promise.all(['Eva', 'Finn', 'Gus', 'Hal'].map((name) => signUp(server.url, name)))
    await Promise.all(people.flatMap((person) => [1, 2, 3].map(() => react(person, clip.id, 'LIKE'))))
    expect((await server.storage.clips.find(clip.id))?.upvoteCount).toBe(4)
    await Promise.all(people.flatMap((person) => [react(person, clip.id, null), react(person, clip.id, 'DISLIKE')]))
    expect((await server.storage.clips.find(clip.id))?.upvoteCount).toBe(0)
  })

  it('songs one may not see cannot be reacted to', async () => {
    const hidden = await insertClip(server.storage, ada.id)
    expect(await react(bo, hidden.id, 'LIKE')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('liked songs form a list, the latest first, without those that are gone', async () => {
    const carla = await signUp(server.url)
    const [first, second, gone] = await Promise.all(
      ['One', 'Two', 'Gone'].map((title) => insertClip(server.storage, ada.id, { isPublic: true, title })),
    )
    for (const clip of [first, second, gone]) await react(carla, clip?.id ?? '', 'LIKE')
    await ada.post('/api/gen/trash', { trash: true, clip_ids: [gone?.id] })
    const liked = await carla.get('/api/playlist/liked')
    expect(liked.body).toMatchObject({
      name: 'Liked songs',
      num_total_results: 2,
      playlist_clips: [
        { clip: { title: 'Two', reaction: { reaction_type: 'LIKE' } }, relative_index: 0 },
        { clip: { title: 'One' }, relative_index: 1 },
      ],
    })
    expect((await createVisitor(server.url).get('/api/playlist/liked')).status).toBe(401)
  })
})

describe('search', () => {
  it('finds songs by title, style, words or maker, and people by name or handle, for members only', async () => {
    const find = async (query: string) => titles(await bo.post('/api/search/', { query }))
    await insertClip(server.storage, bo.id, { isPublic: true, title: 'Night Bus', lyrics: 'the last lantern home' })
    expect(await find('harb')).toEqual(['Harbour Lights'])
    expect(await find('WALTZ light')).toEqual(['Harbour Lights'])
    expect(await find('lantern')).toEqual(['Night Bus'])
    expect(await find('diddley')).toEqual(['Night Bus'])
    expect(await find("'); drop table clips; --")).toEqual([])
    const people = await ada.post('/api/search/', { query: 'bo did', tab: 'users' })
    expect(people.body).toMatchObject({ clips: [], users: [{ user_id: bo.id, display_name: 'Bo Diddley' }] })
    expect((await createVisitor(server.url).post('/api/search/', { query: 'harb' })).status).toBe(401)
  })

  it('shows private songs to their maker alone', async () => {
    await insertClip(server.storage, ada.id, { title: 'Secret Drawer' })
    expect(titles(await ada.post('/api/search/', { query: 'secret' }))).toEqual(['Secret Drawer'])
    expect(titles(await bo.post('/api/search/', { query: 'secret' }))).toEqual([])
  })
})

describe('the following feed', () => {
  it('has the songs of those one follows, and no longer once one stops', async () => {
    const dora = await signUp(server.url, 'Dora')
    const { handle } = (await server.storage.users.get(bo.id)) as { handle: string }
    const feed = async () => titles(await dora.post('/api/social/following-feed', {}))
    expect(await feed()).toEqual([])
    await dora.post('/api/profiles/follow', { handle })
    expect(await feed()).toEqual(['Night Bus'])
    expect((await dora.get(`/api/profiles/${handle}`)).body).toMatchObject({ is_following: true, followers_count: 1 })
    expect((await ada.get(`/api/profiles/${handle}/followers`)).body).toMatchObject({
      numTotalResults: 1,
      profiles: [{ display_name: 'Dora' }],
    })
    await dora.post('/api/profiles/follow', { handle, unfollow: true })
    expect(await feed()).toEqual([])
  })
})

describe('feedback', () => {
  it('is kept, from members only and never empty', async () => {
    expect((await bo.post('/api/feedback/', { message: 'Lovely reverb', page: '/create' })).body).toEqual({
      success: true,
    })
    expect((await bo.post('/api/feedback/', { message: '  ' })).status).toBe(422)
    expect((await createVisitor(server.url).post('/api/feedback/', { message: 'hi' })).status).toBe(401)
  })
})
