import { randomUUID } from 'node:crypto'
import { calls, type PlaylistPage } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  bo = await signUp(server.url, 'Bo')
})
afterAll(() => server.close())

async function songs(owner: Member, titles: string[], isPublic = false): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) ids.push((await insertClip(server.storage, owner.id, { title, isPublic })).id)
  return ids
}

async function create(owner: Member, body: object): Promise<string> {
  const { body: made } = await owner.post('/api/playlist/create/', { name: 'Evening', ...body })
  return calls.createPlaylist.reply.parse(made).id
}

async function open(visitor: Visitor, id: string, page = 1): Promise<PlaylistPage> {
  const { body } = await visitor.get(`/api/playlist/${id}?page=${page}`)
  return calls.getPlaylist.reply.parse(body)
}

const titlesOf = ({ playlist_clips }: PlaylistPage): string => playlist_clips.map(({ clip }) => clip.title).join('')

const change = (owner: Member, playlist_id: string, update_type: string, metadata: object) =>
  owner.post('/api/playlist/update_clips/', { playlist_id, update_type, metadata })

describe('a playlist', () => {
  it('holds a thousand songs and not one more', async () => {
    const { storage } = server
    const id = await create(ada, {})
    const { id: workspaceId } = await storage.workspaces.ensureDefault(ada.id)
    const order = { generationId: randomUUID(), transactionUuid: randomUUID(), userId: ada.id, workspaceId }
    const song = { ...order, title: 'E', modelKey: 'arioso-v3-5', modelName: 'v3.5', seed: 7 }
    const made = await storage.clips.insert(Array.from({ length: 1001 }, (_, take) => ({ ...song, take })))
    const [more = '', last = '', ...rest] = made.map((clip) => clip.id)
    await storage.playlists.addClips(id, rest)
    expect((await change(ada, id, 'add', { clip_ids: [last] })).status).toBe(200)
    expect((await change(ada, id, 'add', { clip_ids: [more] })).body).toMatchObject({ code: 'PLAYLIST_FULL' })
    expect(await storage.playlists.countClips(id)).toBe(1000)
  })

  it('[SOC-03] is created, filled, reordered and shortened; liked songs are a list of their own', async () => {
    const [a = '', b = '', c = '', d = ''] = await songs(ada, ['A', 'B', 'C', 'D'])
    const id = await create(ada, { clip_ids: [a, b] })
    expect(await open(ada, id)).toMatchObject({ name: 'Evening', is_owned: true, is_public: false })
    const added = await change(ada, id, 'add', { clip_ids: [c, b, d] })
    expect(added.body).toMatchObject({ num_total_results: 4 })
    expect(titlesOf(await open(ada, id))).toBe('ABCD')

    const [first] = (await open(ada, id)).playlist_clips
    await change(ada, id, 'reorder', { clip_ids: [d], to_index: first?.relative_index })
    expect(titlesOf(await open(ada, id))).toBe('DABC')
    const last = (await open(ada, id)).playlist_clips.at(-1)
    await change(ada, id, 'reorder', { clip_ids: [a, b], to_index: (last?.relative_index ?? 0) + 1 })
    expect(titlesOf(await open(ada, id))).toBe('DCAB')

    await change(ada, id, 'remove', { clip_ids: [c, d] })
    expect(titlesOf(await open(ada, id))).toBe('AB')
    await change(ada, id, 'reorder', { clip_ids: [b], to_index: 0 })
    expect(titlesOf(await open(ada, id))).toBe('BA')

    await ada.post(`/api/gen/${c}/update_reaction_type/`, { reaction: 'LIKE' })
    expect(await open(ada, 'liked')).toMatchObject({ name: 'Liked songs', num_total_results: 1 })
    expect(titlesOf(await open(ada, 'liked'))).toBe('C')
  })

  it('is paged by twenty', async () => {
    const ids = await songs(
      ada,
      Array.from({ length: 21 }, (_, index) => String.fromCodePoint(97 + index)),
    )
    const id = await create(ada, { clip_ids: ids })
    expect(titlesOf(await open(ada, id))).toBe('abcdefghijklmnopqrst')
    expect(titlesOf(await open(ada, id, 2))).toBe('u')
  })

  it('is private until published; then others hear its public songs, save it and like it', async () => {
    const [open1 = ''] = await songs(ada, ['O'], true)
    const [hidden = ''] = await songs(ada, ['H'])
    const id = await create(ada, { clip_ids: [hidden, open1] })
    const stranger = createVisitor(server.url)
    expect((await stranger.get(`/api/playlist/${id}`)).status).toBe(404)
    await ada.post('/api/playlist/set_metadata', { playlist_id: id, is_public: true, description: 'For the train' })
    expect(await open(stranger, id)).toMatchObject({ num_total_results: 1, is_owned: false, display_name: 'Ada' })
    expect(titlesOf(await open(stranger, id))).toBe('O')
    expect(titlesOf(await open(ada, id))).toBe('HO')

    await bo.post(`/api/playlist/v2/${id}/save`, { save: true })
    const liked = await bo.post(`/api/playlist_reaction/${id}/update_reaction_type/`, { reaction: 'LIKE' })
    expect(liked.body).toMatchObject({ is_saved: true, reaction_type: 'LIKE', upvote_count: 1 })
    expect((await bo.get('/api/playlist/me')).body).toMatchObject({ playlists: [], num_total_results: 0 })
    expect((await bo.get('/api/playlist/me?show_sharelist=true')).body).toMatchObject({ playlists: [{ id }] })
    await ada.post('/api/playlist/set_metadata', { playlist_id: id, is_public: false })
    expect((await bo.get('/api/playlist/me?show_sharelist=true')).body).toMatchObject({ playlists: [] })
  })

  it('goes to the trash and comes back, with everything in it', async () => {
    const id = await create(ada, { name: 'Short-lived', clip_ids: await songs(ada, ['X']) })
    const listed = async (query = '') =>
      JSON.stringify((await ada.get(`/api/playlist/me${query}`)).body).includes('Short-lived')
    await ada.post(`/api/playlist/v2/${id}/trash`, { trash: true })
    expect([await listed(), await listed('?show_trashed=true')]).toEqual([false, true])
    expect((await change(ada, id, 'remove', { clip_ids: await songs(ada, ['Y']) })).status).toBe(403)
    await ada.post(`/api/playlist/v2/${id}/trash`, { trash: false })
    expect([await listed(), titlesOf(await open(ada, id))]).toEqual([true, 'X'])
  })

  it('takes no song that is trashed, and no name that is too long', async () => {
    const [song = ''] = await songs(ada, ['T'])
    const id = await create(ada, {})
    await ada.post('/api/gen/trash', { trash: true, clip_ids: [song] })
    expect((await change(ada, id, 'add', { clip_ids: [song] })).status).toBe(404)
    const tooLong = await ada.post('/api/playlist/create/', { name: 'x'.repeat(101) })
    expect(tooLong).toMatchObject({ status: 422, body: { code: 'FIELDS_INVALID' } })
    expect((await create(ada, { name: 'x'.repeat(100) })).length).toBe(36)
  })
})
